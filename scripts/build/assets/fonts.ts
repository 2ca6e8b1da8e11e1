/** The fonts of all pages (`npm run fonts`), where a site has none of its own. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../cli/packed.ts';

/** Names of their files: of text, and of code. */
export const FONTS = ['geist', 'geist-mono'] as const;

const FOLDER = path.join(ROOT, 'src/app/shell/fonts');

export const fontFile = (name: string): string => path.join(FOLDER, `${name}.woff2`);

/** Their licence, as `licencesOf` writes those of packages. */
export const fontLicence = (): string =>
  `Geist and Geist Mono: OFL-1.1\n\n${readFileSync(path.join(FOLDER, 'LICENSE'), 'utf8').trim()}\n`;
