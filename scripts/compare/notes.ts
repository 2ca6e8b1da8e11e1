import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { asRecord, asText, isRecord } from '#src/shared/schema/raw.ts';
import { isDay } from '#src/shared/text/day.ts';
import { nearest, suggest, suggestion, advice, type Suggestion } from '#src/shared/text/nearest.ts';
import { commandLine } from '../cli/command-line.ts';
import type { Location, Problem } from '../cli/problem.ts';
import { FILL_IN, FILL_IN_CHECK } from '../text/fill-in.ts';
import { omitUndefined } from '../text/omit-undefined.ts';
import { parseYaml, type YamlFile } from '../compile/source/yaml.ts';
import type { Change } from './change.ts';

/** A note to readers about changes: `changes/<name>.yaml` beside the description. */
export interface ChangeNote {
  /** Day from which it holds (RFC 3339, full-date). */
  readonly date: string;
  readonly title: string;
  /** The step that readers have to take. */
  readonly todo: string;
  /** The call or its response before and after, as text. */
  readonly before?: string;
  readonly after?: string;
  /** Keys of the changes that it declares, with their places in the note. */
  readonly changes: readonly { readonly key: string; readonly location: Location }[];
}

/** Reads the change notes beside a description, in the order of their file names. */
export function readNotes(openapi: string): { notes: readonly ChangeNote[]; problems: readonly Problem[] } {
  const folder = join(dirname(resolve(openapi)), 'changes');
  const read = (existsSync(folder) ? readdirSync(folder).sort() : [])
    .filter((name) => /\.ya?ml$/i.test(name))
    .map((name) => readNote(readFileSync(join(folder, name), 'utf8'), join(folder, name)));
  return { notes: read.map(({ note }) => note), problems: read.flatMap(({ problems }) => problems) };
}

const TEXTS = ['date', 'title', 'todo', 'before', 'after'] as const;
const KEYS = [...TEXTS, 'changes'];

/** Reads a change note. Its problems say what is missing, and where. */
export function readNote(text: string, file: string): { note: ChangeNote; problems: readonly Problem[] } {
  const yaml = parseYaml(text, file);
  const raw = asRecord(yaml.value);
  const listed = Array.isArray(raw['changes']) ? (raw['changes'] as readonly unknown[]) : [];
  const sample = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trimEnd());
  const note = omitUndefined({
    date: asText(raw['date']),
    title: asText(raw['title']).trim(),
    todo: asText(raw['todo']).trim(),
    before: sample(asText(raw['before'])),
    after: sample(asText(raw['after'])),
    changes: listed.flatMap((key, index) =>
      typeof key === 'string' && key.trim() !== ''
        ? [{ key: key.trim(), location: yaml.locate(['changes', index]) }]
        : [],
    ),
  });
  return {
    note,
    problems: [...yaml.problems, ...(yaml.problems.length > 0 ? [] : shapeProblems(note, yaml, listed.length))],
  };
}

function* shapeProblems({ date, title, todo, changes }: ChangeNote, yaml: YamlFile, listed: number): Iterable<Problem> {
  const raw = yaml.value;
  if (!isRecord(raw)) {
    yield problem('A change note is an object.', 'Write `date`, `title`, `todo` and `changes`.', yaml.locate([]));
    return;
  }
  for (const key of Object.keys(raw).filter((one) => !KEYS.includes(one)))
    yield problem(`A change note has no key \`${key}\`.`, suggest(key, KEYS), yaml.locate([key], true));
  if (!isDay(date))
    yield problem(
      date === '' ? 'The change note has no `date`.' : `\`${date}\` is not a day.`,
      'Write the day from which it holds, such as `date: 2026-03-31`.',
      yaml.locate(['date']),
    );
  if (title === '')
    yield problem('The change note has no `title`.', 'Say in one line what has changed.', yaml.locate(['title']));
  if (todo === '')
    yield problem('The change note has no `todo`.', 'Say what readers have to do.', yaml.locate(['todo']));
  for (const key of ['before', 'after'] as const)
    if (key in raw && typeof raw[key] !== 'string')
      yield problem(
        `\`${key}\` is not a text.`,
        'Write what a call looks like as a block, after `|`.',
        yaml.locate([key]),
      );
  for (const key of TEXTS)
    for (const { 1: what = '' } of asText(raw[key]).matchAll(FILL_IN))
      yield {
        ...problem(`To be filled in: ${what.replaceAll('`', '')}.`, 'Readers see this text.', yaml.locate([key])),
        check: FILL_IN_CHECK,
      };
  if (changes.length === 0 || changes.length < listed)
    yield problem(
      'The change note does not say which `changes` it declares.',
      `List the keys that \`${commandLine('diff')}\` prints in brackets, one text each.`,
      yaml.locate(['changes']),
    );
}

/**
 * Keys that no change has and that a breaking one almost has: probably mistyped. Others belong to earlier changes, as
 * notes stay for readers.
 */
export function mistypedKeys(notes: readonly ChangeNote[], changes: readonly Change[]): readonly Problem[] {
  const keys = new Set(changes.map(({ key }) => key));
  const declared = declaringNotes(notes);
  const open = changes.filter(({ key, verdict }) => verdict === 'breaking' && !declared.has(key)).map(({ key }) => key);
  return notes.flatMap(({ changes: listed }) =>
    listed.flatMap(({ key, location }) => {
      const meant = keys.has(key) ? undefined : nearest(key, open);
      return meant === undefined ? [] : [problem(`No change is \`${key}\`.`, suggestion(meant), location)];
    }),
  );
}

/** Returns the notes by the keys that they declare. */
export function declaringNotes(notes: readonly ChangeNote[]): ReadonlyMap<string, ChangeNote> {
  return new Map(notes.flatMap((note) => note.changes.map(({ key }) => [key, note] as const)));
}

function problem(message: string, hint: string | Suggestion, location: Location): Problem {
  return {
    check: 'change-note',
    severity: 'error',
    message,
    ...advice(hint),
    location,
    docs: 'scripts/compare/README.md#change-notes',
  };
}
