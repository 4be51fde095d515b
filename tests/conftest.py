"""What holds for all tests: one thread in each process, since fits are small products and tests run in parallel; and a
folder of their own for the games and seasons that they leave."""

from __future__ import annotations

import atexit
import os
import shutil
from tempfile import mkdtemp

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
if "HOTSTOVE_HOME" not in os.environ:
    os.environ["HOTSTOVE_HOME"] = mkdtemp(prefix="hotstove-tests-")
    atexit.register(shutil.rmtree, os.environ["HOTSTOVE_HOME"], ignore_errors=True)
