import { createServer } from "node:http";

/** A site of somebody else's with one page. Its icon is none, so that browsers don't ask for one. */
export function openBlog(body: string): Promise<{ address: string; close: () => void }> {
  const page = `<!doctype html><title>A blog</title><link rel="icon" href="data:,">${body}`;
  const server = createServer((_request, response) => response.setHeader("Content-Type", "text/html").end(page));
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      resolve({ address: `http://127.0.0.1:${port}/`, close: () => server.close() });
    });
  });
}
