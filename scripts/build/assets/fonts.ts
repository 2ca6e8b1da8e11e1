/** The default fonts (`npm run fonts`), for sites without fonts of their own. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../cli/packed.ts';

/** Names of the default fonts: for text, and for code. */
export const FONTS = ['geist', 'geist-mono'] as const;

const FOLDER = path.join(ROOT, 'src/app/shell/fonts');

export const fontFile = (name: string): string => path.join(FOLDER, `${name}.woff2`);

/** Returns the licence of the default fonts, in the format of `licencesOf`. */
export const fontLicence = (): string =>
  `Geist and Geist Mono: OFL-1.1\n\n${readFileSync(path.join(FOLDER, 'LICENSE'), 'utf8').trim()}\n`;
