import { spawnSync } from 'node:child_process';

/** Whether Debian's packages may be installed here: as root, with apt-get. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** All at once, which is much faster. Whether it worked, whoever needs them finds out. */
export function install(packages: readonly string[]): void {
  if (aptGetInstall(...packages)) return;
  // The lists of packages may be missing, as in a fresh container.
  if (aptGet('update') && aptGetInstall(...packages)) return;
  // One that this system does not have keeps out the others.
  for (const one of packages) aptGetInstall(one);
}

function aptGetInstall(...packages: readonly string[]): boolean {
  return aptGet('install', '-y', '--no-install-recommends', ...packages);
}

function aptGet(...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
}
