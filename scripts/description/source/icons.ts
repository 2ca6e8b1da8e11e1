import { readFileSync } from 'node:fs';
import { vendorFile } from '../../cli/packed.ts';
import { memoize, memoizeText } from '#src/shared/text/memoize.ts';

/** Path of the JSON file with all outline icons, beginning with the name of its package. */
export const ICONS = '@tabler/icons/tabler-nodes-outline.json';

/** Hint for an unknown icon name. */
export const ICON_HINT = 'Choose an outline icon from https://tabler.io/icons and write its name in kebab-case.';

type Attributes = Readonly<Record<string, string>>;

/** Returns all outline icons of Tabler by name. Reads them on the first call. */
const icons = memoize(
  () =>
    JSON.parse(readFileSync(vendorFile(ICONS), 'utf8')) as Readonly<
      Record<string, readonly (readonly [element: 'path', attributes: Attributes])[]>
    >,
);

/** Whether Tabler has an outline icon of this name. */
export function hasIcon(name: string): boolean {
  return Object.hasOwn(icons(), name);
}

/**
 * Returns the `path` elements of a Tabler outline icon as SVG text, for a view box of 24 by 24 units; an empty string
 * for an unknown name.
 */
export const icon = memoizeText(500, (name): string => {
  const paths = hasIcon(name) ? (icons()[name] ?? []) : [];
  const shown = paths.map(([, attributes]) => attributes).filter(({ stroke }) => stroke !== 'none');
  const lines = shown.map(({ d = '', ...others }) =>
    d.startsWith('M') && Object.keys(others).length === 0 ? d : undefined,
  );
  // One joined path renders the same in fewer bytes, as each part begins with an absolute move.
  if (lines.length > 0 && !lines.includes(undefined)) return `<path d="${lines.join('')}"/>`;
  return shown.map((attributes) => `<path ${attributesOf(attributes)} />`).join('');
});

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
}
