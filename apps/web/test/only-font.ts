import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Settings of fontconfig under which a machine has this one font and no other; for the variable FONTCONFIG_FILE. */
export function onlyFont(family: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'quartet-font-'));
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}</cachedir>
  <selectfont>
    <acceptfont><pattern><patelt name="family"><string>${family}</string></patelt></pattern></acceptfont>
    <rejectfont><glob>*</glob></rejectfont>
  </selectfont>
</fontconfig>
`,
  );
  return file;
}
