/** A page as a program without a browser gets it. `tags` are its meta by name or property, its links by rel or type. */
export async function readHead(address: string) {
  const response = await fetch(address);
  const html = await response.text();
  const head = html.slice(0, html.indexOf("</head>"));
  const metas = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/gu)];
  const links = [...head.matchAll(/<link rel="(canonical|alternate)"(?: type="([^"]+)")? href="([^"]+)"/gu)];
  const found = [
    ...metas.map(([, name, text]) => [name, text]),
    ...links.map(([, rel, type, href]) => [type ?? rel, href]),
  ];
  const tags: Record<string, string | undefined> = Object.fromEntries(
    found.map(([name = "", text = ""]) => [name, decode(text)]),
  );
  return { status: response.status, html, head, tags, title: decode(/<title>([^<]*)</u.exec(head)?.[1] ?? "") };
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/gu, (entity) => ENTITIES[entity] ?? entity);
}
