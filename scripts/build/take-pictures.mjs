/** Takes the screenshots of README, of a page of the site in `dist` or another folder: `npm run pictures -- DIR`. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { chromium } from 'playwright';

const ROOT = path.join(import.meta.dirname, '../..');
const PORT = 4199;
const [address, folder = 'dist'] = process.argv.slice(2);
const PAGE = `http://localhost:${PORT}${address}`;
const preview = ['scripts/run.mjs', 'preview', '--port', `${PORT}`, '--out', folder];
const server = spawn(process.execPath, preview, { cwd: ROOT });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined });
try {
  await new Promise((resolve) => server.stderr.once('data', resolve));
  for (const colorScheme of ['light', 'dark']) {
    const page = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 800 } });
    // A second visit, with the fonts cached.
    for (let visit = 0; visit < 2; visit += 1) await page.goto(PAGE, { waitUntil: 'networkidle' });
    await page.screenshot({ path: path.join(ROOT, `.github/${colorScheme}.png`) });
  }
} finally {
  await browser.close();
  server.kill();
}
