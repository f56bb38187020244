import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Settings of fontconfig under which a machine has this one font and no other; for the variable FONTCONFIG_FILE. */
export function onlyFont(family: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'quartet-font-'));
  const fonts = join(folder, 'fonts');
  mkdirSync(fonts);
  const { stdout } = spawnSync('fc-list', ['-f', '%{file}\n', family], { encoding: 'utf8' });
  for (const path of new Set(stdout.trim().split('\n'))) symlinkSync(path, join(fonts, basename(path)));
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${folder}</cachedir>
</fontconfig>
`,
  );
  return file;
}
