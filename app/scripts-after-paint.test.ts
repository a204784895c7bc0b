import { describe, expect, it } from "vitest";
import { scriptsAfterPaint } from "./scripts-after-paint";

const MARKUP = `<body><p>import * as route0 from &quot;/a.js&quot;;</p><link rel="modulepreload" href="/assets/a.js"/><script nonce="n">window.x = 1</script><script nonce="n" type="module" async="">
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";
window.__remixRouteModules = {"root":route0,"page":route1};

import("/assets/entry.js");</script></body>`;

describe("a page's scripts", () => {
  const after = scriptsAfterPaint(MARKUP);

  it("wait until the page is painted, unless nobody looks at it, before any of them is run", () => {
    expect(after).not.toMatch(/^import /mu);
    const [wait, first, second, entry] = [
      "document.hidden||await new Promise",
      'const route0 = await import("/assets/root.js");',
      'const route1 = await import("/assets/page.js");',
      'import("/assets/entry.js")',
    ].map((words) => after.indexOf(words));
    expect(wait).toBeGreaterThan(after.indexOf('type="module"'));
    expect([wait, first, second, entry]).toEqual([wait, first, second, entry].sort((a = 0, b = 0) => a - b));
  });

  it("are fetched ahead, after what is seen", () => {
    expect(after).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>');
  });

  it("are all that changes", () => {
    expect(after).toContain("<p>import * as route0 from &quot;/a.js&quot;;</p>");
    expect(after).toContain('<script nonce="n">window.x = 1</script>');
  });
});
