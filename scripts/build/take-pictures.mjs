/**
 * Takes the pictures in the README: a page of the built site, in light and in dark colours. `npm run pictures -- DIR`
 * names a folder other than `dist`. With `--check`, tests whether the design tokens and the page in `dist` are still
 * those in the pictures.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
/** The record beside the pictures: the path of the page that they show, and the page's hash. */
const RECORD = path.join(ROOT, '.github/pictures.json');
const PORT = 4199;
/** Chromium of Debian's package, which `npm test` installs; undefined selects that of Playwright. */
const CHROMIUM = existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined;
const [address = '', folder = 'dist'] = process.argv.slice(2);

if (address === '--check') check();
else {
  await take();
  writeFileSync(RECORD, `${JSON.stringify({ page: address, hash: hashOf(address, folder) }, null, 2)}\n`);
}

function check() {
  const record = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : undefined;
  if (record !== undefined && record.hash === hashOf(record.page, 'dist')) return;
  console.error('The pictures of README show an older page. Run `npm run build && npm run pictures`.');
  process.exitCode = 1;
}

/**
 * Returns a hash of the design tokens and of a page's HTML. Dates, scripts, styles and attributes are left out, as most
 * builds change them.
 */
function hashOf(page, built) {
  const html = readFileSync(path.join(path.resolve(ROOT, built), page, 'index.html'), 'utf8')
    .replace(/<(head|script|style|time)\b[^]*?<\/\1>/g, '')
    .replace(/<(\/?[\w-]+)[^>]*>/g, '<$1>');
  const tokens = readFileSync(path.join(ROOT, 'src/app/shell/tokens.css'), 'utf8').replace(/\/\*[^]*?\*\//g, '');
  return createHash('sha256').update(tokens).update(html).digest('hex');
}

async function take() {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || CHROMIUM });
  const preview = ['scripts/run.mjs', 'preview', '--port', `${PORT}`, '--out', folder];
  const server = spawn(process.execPath, preview, { cwd: ROOT });
  try {
    await new Promise((resolve) => server.stderr.once('data', resolve));
    for (const colorScheme of ['light', 'dark']) {
      const page = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 800 } });
      // Opens the page twice: at the second visit, the fonts are in the cache.
      for (let visit = 0; visit < 2; visit += 1)
        await page.goto(`http://localhost:${PORT}${address}`, { waitUntil: 'networkidle' });
      await page.screenshot({ path: path.join(ROOT, `.github/${colorScheme}.png`) });
    }
  } finally {
    await browser.close();
    server.kill();
  }
}
