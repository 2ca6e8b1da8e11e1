import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { remember } from '#src/shared/text/remember.ts';

const require = createRequire(import.meta.url);
const FOLDER = dirname(require.resolve('@tabler/icons/outline/circle.svg'));
/** Hint for an unknown name. */
export const ICON_HINT = 'Choose an outline icon from https://tabler.io/icons and write its name in kebab-case.';

/** Whether Tabler has an outline icon of this name. */
export function hasIcon(name: string): boolean {
  return /^[a-z0-9-]+$/.test(name) && existsSync(join(FOLDER, `${name}.svg`));
}

/** The paths of a Tabler outline icon, for an `svg` of 24 units; empty for a name that Tabler does not have. */
export const icon = remember(500, (name): string => {
  const paths = hasIcon(name) ? (readFileSync(join(FOLDER, `${name}.svg`), 'utf8').match(/<path [^>]*>/g) ?? []) : [];
  const shown = paths.filter((path) => !path.includes('stroke="none"'));
  const lines = shown.map((path) => /^<path d="(M[^"]*)" *\/>$/.exec(path)?.[1]);
  // One path draws the same in fewer bytes, as each begins at a place of its own.
  return lines.length === 0 || lines.includes(undefined) ? shown.join('') : `<path d="${lines.join('')}"/>`;
});
