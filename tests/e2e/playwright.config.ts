import { defineConfig } from '@playwright/test';
import type { DeskOptions } from './reading.ts';

const chromium = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

/** Everything a reader meets, on the built site. `global-setup.ts` serves it; run `npm run build` first. */
export default defineConfig<object, DeskOptions>({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../../node_modules/.cache/browser-tests',
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: report === undefined ? [['list']] : [['list'], ['json']],
  use: {
    ...(process.env['SITE_URL'] === undefined ? {} : { baseURL: process.env['SITE_URL'] }),
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'off',
    trace: 'off',
    video: 'off',
    launchOptions: {
      executablePath: chromium,
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
    { name: 'acceptance, with scripts', testMatch: 'acceptance/**/*.spec.ts' },
    {
      name: 'acceptance, without scripts',
      testMatch: 'acceptance/**/*.spec.ts',
      use: { javaScriptEnabled: false, scripts: false },
    },
    { name: 'site', testIgnore: 'acceptance/**', fullyParallel: true },
  ],
});
