/** Runs `work` and returns its CPU time in microseconds, which is independent of other work on the machine. */
export function measureProcessorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
