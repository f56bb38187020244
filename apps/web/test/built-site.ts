import { join } from 'node:path';
import { keptBuild, REPOSITORY } from './kept-build.ts';

/** The folder of the app as it is now. */
export function builtSite(): Promise<string> {
  return keptBuild({
    kind: 'sites',
    sources: [
      'apps/web/{*.html,*.json,*.ts,public/**,src/**}',
      '{games,packages}/*/{package.json,*.md,src/**,weights/**,books/**}',
      '{package-lock.json,tsconfig*.json}',
    ],
    flags: [join(REPOSITORY, 'apps/web')],
  });
}
