// How the bundler hands over files that are not code; the rules stand in wrangler.toml.

declare module "@fontsource/*" {
  const data: ArrayBuffer;
  export default data;
}

declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

declare module "*.svg" {
  const text: string;
  export default text;
}
