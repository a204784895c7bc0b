import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LEFT_OUT, leaveOut } from "../../vite.leave-out";

const FOLDER = "/node_modules/@remix-run/react/dist/esm";

describe("what is left out of the framework", () => {
  it.each(LEFT_OUT)("is in $file: $passage", ({ file, passage, place }) => {
    const text = readFileSync(`.${FOLDER}/${file}`, "utf8");
    expect(text).toContain(passage);
    const left = leaveOut(`/pettifog${FOLDER}/${file}`, text);
    expect(left).not.toContain(passage);
    expect(left).toContain(place);
  });

  it("is nothing of any other module", () => {
    expect(leaveOut("/pettifog/app/root.tsx", LEFT_OUT[0]?.passage ?? "")).toBeNull();
  });
});
