import { join } from 'node:path';
import { keptBuild, keptPlace, REPOSITORY } from './kept-build.ts';

const SITE = {
  kind: 'sites',
  sources: [
    'apps/web/{*.html,*.json,*.ts,public/**,src/**}',
    '{games,packages}/*/{package.json,*.md,src/**,weights/**,books/**}',
    '{package-lock.json,tsconfig*.json}',
  ],
  flags: [join(REPOSITORY, 'apps/web')],
};

/** The folder of the app as it is now. */
export function builtSite(): Promise<string> {
  return keptBuild(SITE);
}

/** Where that is once it is built. */
export function siteFolder(): string {
  return keptPlace(SITE);
}
