import { expect, it } from "vitest";
import { isAtLeast, oldestNode } from "../../scripts/install.mjs";

it.each([
  { platform: "linux", arch: "x64", node: "20.0.0", is: "enough, for the tools get a newer one" },
  { platform: "linux", arch: "arm64", node: "20.20.2", is: "too old" },
  { platform: "darwin", arch: "arm64", node: "22.9.0", is: "too old" },
  { platform: "darwin", arch: "x64", node: "22.12.0", is: "enough" },
  { platform: "linux", arch: "x64", node: "18.20.4", is: "too old" },
])("Node.js $node on $platform-$arch is $is", ({ is, node, ...machine }) => {
  expect(isAtLeast(node, oldestNode(machine))).toBe(is.startsWith("enough"));
});
