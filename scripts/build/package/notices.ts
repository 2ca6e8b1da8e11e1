import { UsageError } from '../../cli/problem.ts';
import { licencesOf, SEPARATOR } from '../../compile/downloads/licences.ts';

/** SPDX identifiers of licences that allow copies of a package in this one, with its notice. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/** Packages that say their licence elsewhere than in `package.json`, by name and version. */
const READ: Readonly<Record<string, string>> = { 'format 0.2.2': 'MIT' };

/** Writes licences once each; of two versions of a package both. */
export function thirdPartyNotices(modules: Iterable<string>, written: readonly string[]): string {
  const all = [licencesOf(modules), ...written]
    .flatMap((text) => text.trimEnd().split(SEPARATOR))
    .filter(Boolean)
    .map(withRead);
  const notices = [...new Set(all)].sort();
  const unknown = notices.map((notice) => notice.split('\n')[0] ?? '').filter((head) => !isAllowed(head));
  if (unknown.length > 0)
    throw new UsageError(
      `Nobody has said whether these licences allow it: ${unknown.join('; ')}.`,
      'Read them, then list them in `scripts/build/package/notices.ts`, or do without the package.',
    );
  return `Packages that are in this one, as a whole or in parts, and their licences.\n\n${notices.join(SEPARATOR)}\n`;
}

function withRead(notice: string): string {
  return notice.replace(/^(.+): licence unknown/, (head, name: string) =>
    READ[name] === undefined ? head : `${name}: ${READ[name]}`,
  );
}

/** Whether a head such as `name 1.0.0: (MIT OR Apache-2.0)` offers a licence that is allowed. */
function isAllowed(head: string): boolean {
  const [, expression = ''] = /: \(?([^:()]+)\)?$/.exec(head) ?? [];
  return expression.split(' OR ').some((choice) => choice.split(' AND ').every((each) => ALLOWED.includes(each)));
}
