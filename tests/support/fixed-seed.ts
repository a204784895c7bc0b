import fc from "fast-check";
import { inject } from "vitest";

/** Property tests play the same cases on every machine and every day; `FUZZ_SEED` makes them play others. */
fc.configureGlobal({ seed: inject("fuzzSeed") });
