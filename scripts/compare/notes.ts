import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { asList, asRecord, asText } from '#src/shared/schema/raw.ts';
import { nearest, suggestion, advice, type Suggestion } from '#src/shared/text/nearest.ts';
import type { Location, Problem } from '../cli/problem.ts';
import { FILL_IN, FILL_IN_CHECK } from '../text/fill-in.ts';
import { omitUndefined } from '../text/omit-undefined.ts';
import { NOTE_SCHEMA } from '../guides/sources/settings-schemas.ts';
import { settingsProblems, parseYaml, type YamlFile } from '../description/source/yaml.ts';
import type { Change } from './change.ts';

/** A note for readers about changes, from `changes/<name>.yaml` beside the description. */
export interface ChangeNote {
  /** The date of the change (RFC 3339, full-date). */
  readonly date: string;
  readonly title: string;
  /** What readers have to do about the change, as a sentence. */
  readonly todo: string;
  /** A request or response before the change, as text. */
  readonly before?: string;
  /** The same request or response after the change, as text. */
  readonly after?: string;
  /** Keys of the changes that the note declares, with the source location of each key in the note. */
  readonly changes: readonly { readonly key: string; readonly location: Location }[];
}

/**
 * Reads all change notes of a description, in the order of their file names. `openapi` is the path of the description.
 */
export function readNotes(openapi: string): { notes: readonly ChangeNote[]; problems: readonly Problem[] } {
  const folder = join(dirname(resolve(openapi)), 'changes');
  const read = (existsSync(folder) ? readdirSync(folder).sort() : [])
    .filter((name) => /\.ya?ml$/i.test(name))
    .map((name) => readNote(readFileSync(join(folder, name), 'utf8'), join(folder, name)));
  return { notes: read.map(({ note }) => note), problems: read.flatMap(({ problems }) => problems) };
}

const DOCS = 'scripts/compare/README.md#change-notes';

/** Reads a change note from its YAML. Missing or invalid properties are returned as problems. */
export function readNote(text: string, file: string): { note: ChangeNote; problems: readonly Problem[] } {
  const yaml = parseYaml(text, file);
  const raw = asRecord(yaml.value);
  const sample = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trimEnd());
  const note = omitUndefined({
    date: asText(raw['date']),
    title: asText(raw['title']).trim(),
    todo: asText(raw['todo']).trim(),
    before: sample(asText(raw['before'])),
    after: sample(asText(raw['after'])),
    changes: asList(raw['changes']).flatMap((key, index) =>
      typeof key === 'string' && key.trim() !== ''
        ? [{ key: key.trim(), location: yaml.locate(['changes', index]) }]
        : [],
    ),
  });
  return {
    note,
    problems: [
      ...settingsProblems(yaml, NOTE_SCHEMA, 'change-note').map((each) => ({ ...each, docs: DOCS })),
      ...unfilled(yaml),
    ],
  };
}

/** Returns a problem for each placeholder that the author of a note has not filled in. */
function unfilled(yaml: YamlFile): readonly Problem[] {
  const raw = asRecord(yaml.value);
  return Object.keys(NOTE_SCHEMA.properties).flatMap((key) =>
    [...asText(raw[key]).matchAll(FILL_IN)].map(({ 1: what = '' }) => ({
      ...problem(
        `To be filled in: ${what.replaceAll('`', '')}.`,
        'Replace this placeholder: readers see it.',
        yaml.locate([key]),
      ),
      check: FILL_IN_CHECK,
    })),
  );
}

/**
 * Returns a problem for each key in a note that is probably mistyped. Such a key matches no change, but resembles the
 * key of an undeclared breaking change. Other unknown keys belong to earlier changes, because notes are never deleted.
 */
export function mistypedKeys(notes: readonly ChangeNote[], changes: readonly Change[]): readonly Problem[] {
  const keys = new Set(changes.map(({ key }) => key));
  const declared = declaringNotes(notes);
  const open = changes.filter(({ key, verdict }) => verdict === 'breaking' && !declared.has(key)).map(({ key }) => key);
  return notes.flatMap(({ changes: listed }) =>
    listed.flatMap(({ key, location }) => {
      const suggested = keys.has(key) ? undefined : nearest(key, open);
      return suggested === undefined ? [] : [problem(`Unknown change \`${key}\`.`, suggestion(suggested), location)];
    }),
  );
}

/** Maps the keys of changes to the notes that declare them. */
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
    docs: DOCS,
  };
}
