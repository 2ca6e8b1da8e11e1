import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './engines/test.ts';
import type { DeskOptions } from './reading.ts';
import type { SiteOptions } from './test.ts';

/**
 * Everything a reader meets. `global-setup.ts` serves the built site and that of the fixture `parcels`: run
 * `npm test -- --only build,parcels` first. `browser` reads every page of both once and proves what the product demands
 * of this one; what pages do is tried on the fixture, whose words nobody edits.
 */
export default defineConfig<object, DeskOptions & EngineOptions & SiteOptions>({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../../node_modules/.cache/browser-tests',
  workers: '100%',
  forbidOnly: true,
  retries: 0,
  fullyParallel: true,
  // Nothing is judged by time; these end what hangs.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['../counts.ts']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'off',
    trace: 'off',
    video: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'browser', testMatch: 'quick/**/*.spec.ts' },
    { name: 'without scripts', testMatch: 'quick/guides.spec.ts', use: { javaScriptEnabled: false, scripts: false } },
    { name: 'behaviour', testMatch: 'behaviour/**/*.spec.ts', use: { site: 'parcels' } },
    { name: 'dev', testMatch: 'dev/**/*.spec.ts', timeout: 240_000 },
    { name: 'accessibility', testMatch: 'accessibility/**/*.spec.ts' },
    { name: 'firefox', testMatch: 'engines/**/*.spec.ts', use: { engine: 'firefox' } },
    { name: 'webkit', testMatch: 'engines/**/*.spec.ts', use: { engine: 'webkit' } },
  ],
});
