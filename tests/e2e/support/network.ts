/** An address in 10.0.0.0/8: people live apart, and each has what the limits give to a network. */
export function newNetwork(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}
