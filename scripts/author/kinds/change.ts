import { isDay } from '#src/shared/text/day.ts';
import { suggest } from '#src/shared/text/nearest.ts';
import { UsageError } from '../../cli/problem.ts';
import type { Change } from '../../compare/change.ts';
import { compareVersions } from '../../compare/compare.ts';
import { declaringNotes, readNotes } from '../../compare/notes.ts';
import { urlKeys } from '../../compare/urls/url-problems.ts';
import { versionOf } from '../../compare/version-of.ts';
import { GUIDES } from '../../description/source/source-options.ts';
import { fillIn } from '../../text/fill-in.ts';
import { changeSamples } from '../change-samples.ts';
import { beside } from '../place.ts';
import { toYaml } from '../edit-yaml.ts';
import { requireName } from '../sources.ts';
import type { Kind } from './kind.ts';

/**
 * `npm run new -- change` writes a change note. It declares the changes whose keys the author gives. Without keys, it
 * declares every breaking change and every removed URL that no other note declares.
 */
export const change: Kind = {
  name: 'Name of the note: `payment-currency`',
  async write(name, { draft, entry, guides = GUIDES }, answers) {
    requireName(name, /^[A-Za-z\d][\w.-]*$/, 'payment-currency');
    const question = 'The older version: a git revision, a file or a folder';
    const before = await versionOf(await answers.ask({ option: 'base', question }), entry);
    const after = await versionOf(entry, entry);
    const found = compareVersions(before, after);
    const declared = declaringNotes(readNotes(entry).notes);
    const given = await answers.ask({
      option: 'keys',
      question: 'Keys of the changes, separated by commas; empty for all breaking changes',
      fallback: '',
    });
    // A change key begins with an id, and may contain commas. Only a comma before an id separates two keys.
    const keys = given.split(/,\s*(?=[a-z-]+ )/).filter((key) => key !== '');
    const known = found.map(({ key }) => key);
    const unknown = keys.find((key) => !known.includes(key));
    if (unknown !== undefined) throw new UsageError(`Unknown change \`${unknown}\`.`, suggest(unknown, known).hint);
    const changes = found.filter(({ key, verdict }) =>
      keys.length > 0 ? keys.includes(key) : verdict === 'breaking' && !declared.has(key),
    );
    const judged = found.map((one) => ({ ...one, declared: changes.includes(one) || declared.has(one.key) }));
    const compared = { older: before, newer: after, guides, changes: judged };
    const urls = keys.length > 0 ? [] : await urlKeys({ ...compared, isDeclared: (key) => declared.has(key) });
    if (changes.length + urls.length === 0)
      throw new UsageError(
        'Nothing was written: all breaking changes are already declared.',
        'Choose other changes with --keys.',
      );
    const date = await answers.ask({
      option: 'date',
      question: 'Day on which the change takes effect',
      fallback: new Date().toISOString().slice(0, 10),
    });
    if (!isDay(date)) throw new UsageError(`\`${date}\` is not a valid date.`, 'Write a date such as `2026-03-31`.');
    const title = await answers.ask({ option: 'title', question: 'Title', fallback: titleOf(changes) });
    draft.create(
      beside(entry, 'changes', `${name}.yaml`),
      toYaml({
        date,
        title,
        todo: fillIn('what readers have to do'),
        changes: [...changes.map(({ key }) => key), ...urls],
        ...changeSamples(changes, before, after),
      }),
    );
  },
};

/** Returns a title for the note: the message that all changes share, or a placeholder if their messages differ. */
function titleOf(changes: readonly Change[]): string {
  const [first = '', ...others] = new Set(changes.map(({ message }) => message.replace(/\.$/, '')));
  return others.length === 0 ? first : fillIn('what has changed, in one line');
}
