import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { repository, start } from '../server.ts';

export { expect };

/** Sources of the fixture `parcels` that a test may edit. */
export class Sources {
  readonly folder = mkdtempSync(join(tmpdir(), 'dev-'));

  constructor() {
    for (const part of ['openapi', 'guides'])
      cpSync(resolve(repository, 'tests/fixtures/parcels', part), join(this.folder, part), { recursive: true });
  }

  get options(): readonly string[] {
    return ['--openapi', join(this.folder, 'openapi/openapi.yaml'), '--guides', join(this.folder, 'guides')];
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  /** Replaces a text that occurs once. */
  edit(file: string, from: string, to: string): void {
    const [before, after, ...more] = this.read(file).split(from);
    if (after === undefined || more.length > 0) throw new Error(`\`${from}\` does not occur once in ${file}.`);
    this.write(file, `${before}${to}${after}`);
  }

  rename(from: string, to: string): void {
    renameSync(join(this.folder, from), join(this.folder, to));
  }

  remove(file: string): void {
    rmSync(join(this.folder, file), { recursive: true });
  }
}

/** A test with a development server of its own. */
export const test = base.extend<{ readonly sources: Sources; readonly address: string }>({
  sources: async ({}, use) => {
    const sources = new Sources();
    await use(sources);
    rmSync(sources.folder, { recursive: true });
  },
  address: async ({ sources }, use) => {
    const { url, stop } = await start('dev', sources.options);
    await use(url);
    await stop();
  },
});
