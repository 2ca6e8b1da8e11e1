/**
 * Builds the fonts in `src/app/shell/fonts` from the package `geist` (SIL Open Font License): `npm run fonts`. Their
 * weight is variable from 400 to 600. They have no hinting, and contain the characters of European languages.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import subset from 'subset-font';

// Not a dependency of this project, as npm would then also install the framework that this package extends.
const PACKAGE = 'geist@1.9.2';
const TARGET = path.join(import.meta.dirname, '../../../src/app/shell/fonts');
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
/** Characters of the code font: ASCII, and the symbols used with it. */
const CODE = `${range(0x20, 0x7e)}·×–—‘’“”•…₦←↑→↓`;
/** Characters of the text font: Latin-1, Latin Extended-A, punctuation, currencies, arrows and signs. */
const TEXT = `${CODE}${range(0xa0, 0x17f)}‐‑‒―‚„†‡‰′″‹›⁄€™−≈≠≤≥`;
const FONTS = [
  { file: 'geist', source: 'geist-sans/Geist-Variable.ttf', text: TEXT },
  { file: 'geist-mono', source: 'geist-mono/GeistMono-Variable.ttf', text: CODE },
];

const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
try {
  execFileSync('npm', ['pack', PACKAGE, '--silent'], { cwd: folder, shell: process.platform === 'win32' });
  execFileSync('tar', ['-xzf', `${PACKAGE.replace('@', '-')}.tgz`], { cwd: folder });
  copyFileSync(path.join(folder, 'package/LICENSE.txt'), path.join(TARGET, 'LICENSE'));
  for (const { file, source, text } of FONTS) {
    const font = await subset(readFileSync(path.join(folder, 'package/dist/fonts', source)), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 600 } },
      // Leaves out ligatures; `tnum` makes all digits equally wide.
      keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
      noHinting: true,
    });
    writeFileSync(path.join(TARGET, `${file}.woff2`), font);
    process.stdout.write(`${file}.woff2: ${font.length} bytes\n`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
