"""The laws of a rule, held by reading the source of every game."""

from __future__ import annotations

import ast
import importlib
import inspect

import pytest

from hotstove.games import game as identity
from hotstove.table.questions import Draw, Roll
from tests.helpers.ledger import games_with_rulebooks, titles
from tests.helpers.source import OUTER, called, functions, games_present, modules, name_of

FETCHING = {"random", "secrets", "time", "datetime", "os", "socket", "subprocess", "uuid"}
PEEKING = {"isinstance", "type", "id", "hash", "getattr", "globals", "open", "print", "input"}
PLAIN = {"str", "int", "bool", "float", "tuple"}


@pytest.mark.parametrize("game", games_present())
def test_law_1_a_rule_fetches_nothing(game: str) -> None:
    """No module of a game imports a source of chance, time or files of its own accord."""
    offences = []
    for file, tree in modules(game).items():
        for node in ast.walk(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            offences += [f"{file}: {name}" for name in names if name.partition(".")[0] in FETCHING]
    assert offences == []


@pytest.mark.parametrize("game", games_present())
def test_law_2_domains_are_declared_and_small(game: str) -> None:
    """Every axis of every chart lists at most 256 values, each once, and every cell lies on the axes."""
    for chart in identity(game).charts().charts().values():
        for axis in chart.axes:
            assert len(set(axis.values)) == len(axis.values) <= 256, f"{chart.name}, {axis.name}"
        for place in chart.cells:
            assert len(place) == len(chart.axes)
            assert all(key in axis.values for key, axis in zip(place, chart.axes, strict=True)), f"{chart.name} {place}"


@pytest.mark.parametrize("game", games_present())
def test_law_3_charts_are_called(game: str) -> None:
    """No rule takes a chart apart: its cells and axes are read by calling it."""
    offences = [
        f"{function.where}: {node.attr}"
        for function in functions(game)
        if function.is_stage or function.is_rule
        for node in ast.walk(function.node)
        if isinstance(node, ast.Attribute) and node.attr in {"cells", "axes", "provenance"}
    ]
    assert offences == []


@pytest.mark.parametrize("game", games_present())
def test_law_4_stages_add_and_compare_and_do_no_other_sums(game: str) -> None:
    offences = [
        f"{function.where}: {type(node.op).__name__}"
        for function in functions(game)
        if function.is_stage
        for node in ast.walk(function.node)
        if isinstance(node, ast.BinOp) and not isinstance(node.op, ast.Add | ast.BitOr)
    ]
    assert sorted(offences) == []


@pytest.mark.parametrize("game", games_present())
def test_law_5_nothing_loops_without_end(game: str) -> None:
    """No function that asks something has a while loop, and none calls itself."""
    offences = [
        function.where
        for function in functions(game)
        if function.is_rule
        and (
            any(isinstance(node, ast.While) for node in ast.walk(function.node))
            or any(name_of(call) == function.node.name for call in called(function.node))
        )
    ]
    assert offences == []


@pytest.mark.parametrize("game", games_present())
def test_law_6_a_stage_is_always_the_last_call(game: str) -> None:
    """Within rules, stages are called in `return stage(...)` or `return (yield from stage(...))` alone."""
    stages = {function.node.name for function in functions(game) if function.is_stage}
    assert stages
    offences = []
    for function in functions(game):
        if not (function.is_stage or function.is_rule):
            continue
        last = set()
        for node in ast.walk(function.node):
            value = node.value if isinstance(node, ast.Return) else None
            value = value.value if isinstance(value, ast.YieldFrom) else value
            if isinstance(value, ast.Call):
                last.add(value)
        calls = [call for call in called(function.node) if name_of(call) in stages and call not in last]
        offences += [f"{function.where}: {name_of(call)}" for call in calls]
    assert sorted(offences) == []


@pytest.mark.parametrize("game", games_present())
def test_law_6_every_stage_carries_rule_ids_of_the_ledger(game: str) -> None:
    """The ids stand in the game's rulebook, or at least bear the game's prefix where the book is not written yet."""
    known = set(titles(game)) if game in games_with_rulebooks() else None
    prefix = identity(game).ledger
    found: set[str] = set()
    for file in modules(game):
        dotted = file.removesuffix(".py").replace("/", ".")
        module = importlib.import_module(f"hotstove.games.{game}.{dotted}")
        for _, member in inspect.getmembers(module, inspect.isfunction):
            ids = getattr(member, "rule_ids", ())
            found |= set(ids)
    assert found
    assert {rule for rule in found if not rule.startswith(f"{prefix}-")} == set()
    assert known is None or found <= known


@pytest.mark.parametrize("game", games_present())
def test_charts_cite_rules_of_the_ledger(game: str) -> None:
    if game not in games_with_rulebooks():
        pytest.skip(f"the rulebook of {game} is not written yet")
    cited = {chart.rule for chart in identity(game).charts().charts().values() if chart.rule}
    assert cited <= set(titles(game))


@pytest.mark.parametrize("game", games_present())
def test_law_7_every_roll_has_a_purpose_of_its_own(game: str) -> None:
    """No two rolls of the same dice, and no two draws of the same face, share a purpose."""
    purposes: dict[tuple[str, str], set[int]] = {}
    for file in modules(game):
        module = importlib.import_module(f"hotstove.games.{game}.{file.removesuffix('.py').replace('/', '.')}")
        for member in vars(module).values():
            if isinstance(member, Roll | Draw):
                thing = member.dice.name if isinstance(member, Roll) else member.face
                purposes.setdefault((member.purpose, thing), set()).add(id(member))
    assert {purpose: len(found) for purpose, found in purposes.items() if len(found) > 1} == {}


@pytest.mark.parametrize("game", games_present())
def test_law_10_options_come_from_plain_values_alone(game: str) -> None:
    """A Decision is made once for all, or by a tabulated function of bases, outs and other plain values."""
    offences = []
    for file, tree in modules(game).items():
        if file in OUTER:
            continue
        inside = {
            call: function
            for function in functions(game)
            if function.file == file
            for call in called(function.node)
            if name_of(call) == "Decision"
        }
        for call in called(tree):
            function = inside.get(call)
            if name_of(call) != "Decision" or function is None:
                continue
            arguments = [argument.annotation for argument in function.node.args.args]
            plain = all(
                isinstance(part, ast.Name) and part.id in PLAIN
                for annotation in arguments
                if annotation is not None
                for part in ast.walk(annotation)
                if isinstance(part, ast.Name)
            )
            if "tabulated" not in function.marks or not plain:
                offences.append(function.where)
    assert offences == []


@pytest.mark.parametrize("game", games_present())
def test_law_12_what_is_read_is_only_compared(game: str) -> None:
    """Stages have no `is`, no isinstance or the like, and no except around a read."""
    offences = []
    for function in functions(game):
        if not function.is_stage:
            continue
        for node in ast.walk(function.node):
            if isinstance(node, ast.Compare) and any(isinstance(op, ast.Is | ast.IsNot) for op in node.ops):
                offences.append(f"{function.where}: is")
            if isinstance(node, ast.Try):
                offences.append(f"{function.where}: except")
            if isinstance(node, ast.Call) and name_of(node) in PEEKING:
                offences.append(f"{function.where}: {name_of(node)}")
    assert sorted(offences) == []
