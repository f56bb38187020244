/** Processor time of this thread in milliseconds: a busy machine plays slower, not weaker. */
export function threadMilliseconds(): number {
  // Linux brings a thread's account up to date at clock ticks (4 ms) only, or when the process's is read.
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
