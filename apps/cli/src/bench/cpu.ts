/** CPU time of this thread in seconds: a busy neighbour matters less than on the clock on the wall. */
export function cpuSeconds(): number {
  // Linux brings a thread's account up to date at clock ticks only, or when the process's is read.
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}
