import { spawnSync } from 'node:child_process';

/** Whether Debian's packages may be installed here: as root, with apt-get. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** Whether it worked, whoever needs them finds out. */
export function install(...packages: readonly string[]): void {
  // The lists of packages may be missing, as in a fresh container.
  if (!aptGet('install', '-y', '--no-install-recommends', ...packages))
    aptGet('update') && aptGet('install', '-y', '--no-install-recommends', ...packages);
}

function aptGet(...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
}
