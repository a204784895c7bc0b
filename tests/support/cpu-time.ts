/**
 * How many milliseconds of CPU this process spends on `work`. Unlike the clock on the wall it does not count what other
 * suites on the same machine take away.
 */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
