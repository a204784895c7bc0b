import fc from "fast-check";

/** Property tests play the same cases on every machine and every day; `FUZZ_SEED` makes them play others. */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) });
