/** A Worker without any judge: what workerd itself takes to start. */
export default { fetch: () => new Response("open") };
