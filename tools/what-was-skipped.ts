import { missingEngines } from '@quartet/web/engines';
import type { Reporter, TestModule } from 'vitest/node';

/** Says at the very end which browser engines were not there, and how to get them. */
export class WhatWasSkipped implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const isAboutEngines = modules.some((one) => one.relativeModuleId.includes('/engines/'));
    for (const line of isAboutEngines ? missingEngines() : []) console.log(line);
  }
}
