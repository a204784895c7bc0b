// How the bundler hands over files that are not code, by its own rules.

declare module "*.bin" {
  const data: ArrayBuffer;
  export default data;
}

declare module "*.txt" {
  const text: string;
  export default text;
}
