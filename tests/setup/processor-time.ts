/**
 * Processor time of a piece of work on this thread, in milliseconds: what a bound of a pure function is held against,
 * since tests of other files and the browsers of the machine take the clock's time too.
 */
export function processorTimeOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
