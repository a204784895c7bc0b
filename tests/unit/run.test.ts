import { describe, expect, it } from "vitest";
import { run, STOOD_STILL } from "../../scripts/run.mjs";

describe("a command that is watched", () => {
  it("is ended, with all that it started, once it says nothing any more", async () => {
    let output = "";
    const onOutput = (text: string) => {
      output += text;
    };
    const options = { onOutput, isGroup: true, silenceMs: 500 };
    expect(await run("sh", ["-c", "echo begun; sleep 600 & wait"], options)).toBe(STOOD_STILL);
    expect(output).toBe("begun\n");
  });

  it("ends with its own status otherwise", async () => {
    expect(await run("sh", ["-c", "echo done; exit 3"], { onOutput: () => {}, isGroup: true, silenceMs: 60_000 })).toBe(
      3,
    );
  });
});
