/** The default fonts, for sites without their own. `npm run fonts` builds them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../cli/packed.ts';

/** Names of the default fonts: the text font, then the code font. */
export const FONTS = ['geist', 'geist-mono'] as const;

const FOLDER = path.join(ROOT, 'src/app/shell/fonts');

export const fontFile = (name: string): string => path.join(FOLDER, `${name}.woff2`);

/** Returns the licence text of the default fonts, in the format of `licencesOf`. */
export const fontLicence = (): string =>
  `Geist and Geist Mono: OFL-1.1\n\n${readFileSync(path.join(FOLDER, 'LICENSE'), 'utf8').trim()}\n`;
