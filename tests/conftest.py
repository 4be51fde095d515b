"""What holds for all tests: one thread in each process, since fits are small products and tests run in parallel."""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
