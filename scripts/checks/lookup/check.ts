import type { Api } from '#src/model/api.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Site } from '#src/model/site.ts';
import type { Suggestion } from '#src/shared/text/nearest.ts';
import type { Location, Problem } from '../../cli/problem.ts';
import type { HiddenExtension } from '../../description/publish/hide-extensions.ts';
import type { ForeignName } from '../../guides/sources/foreign-names.ts';
import type { GuideSources } from '../../guides/sources/guide-source.ts';
import type { Locator } from '../../description/source/locator.ts';
import type { Allowed } from './allowed.ts';

/**
 * What a check examines. This decides which errors hold back the problems of the check (`gates.ts`):
 *
 * - `files`: files and references, on which everything else depends;
 * - `structure`: the structure of the description;
 * - `text`: a single text;
 * - `facts`: facts from several places;
 * - `use`: whether something is used, which is unknown while any file is unread.
 */
export type Subject = 'files' | 'structure' | 'text' | 'facts' | 'use';

/** How much of a file is not read because of an error. */
export type Unread = 'file' | 'part';

/**
 * The properties of a check without its implementation: what holds back its problems, and whether `baseline.yaml` may
 * list them.
 */
export interface CheckKind {
  /** Id of the check, as in `checks.yaml`: the name of its source file. */
  readonly id: string;
  /** What the check is about; `facts` by default. */
  readonly subject?: Subject;
  /** Set if an error of this check leaves the file, or a part of it, unread. */
  readonly unread?: Unread;
  /**
   * Set if `baseline.yaml` may never list problems of this check, for example because they harm readers or mark text
   * that is still to be written.
   */
  readonly isNeverKnown?: true;
}

/**
 * A check for one kind of contradiction between the sources. A new check needs one file, one line in `index.ts`, one
 * entry in `README.md` and one failing case in the tests.
 */
export interface Check extends CheckKind {
  run(context: CheckContext): Iterable<CheckProblem>;
}

/**
 * A problem as a check reports it. The runner adds the id of the check, and the severity `error` if the check gives
 * none. A contradiction is an error; a mere inconsistency is a warning.
 */
export type CheckProblem = Omit<Problem, 'check' | 'severity' | 'docs'> &
  Partial<Pick<Problem, 'severity'>> & { readonly hint: string };

/**
 * A problem in a string, before it is located in a file. `offset` counts UTF-16 code units from the start of the
 * string.
 */
export interface TextProblem extends Suggestion {
  readonly offset: number;
  readonly message: string;
}

/** Replaces the offset of each problem with a location in a file. */
export function located(problems: readonly TextProblem[], at: (offset: number) => Location): readonly CheckProblem[] {
  return problems.map(({ offset, ...problem }) => ({ ...problem, location: at(offset) }));
}

/** The input of every check, which must not be modified. */
export interface CheckContext {
  readonly api: Api;
  /** The bundled document; `locator` maps its nodes to the author's files. */
  readonly document: OpenApiDocument;
  readonly locator: Locator;
  /** Extensions that were removed from the document, as they are hidden from readers. */
  readonly hiddenExtensions: readonly HiddenExtension[];
  /** Absolute path of the description's entry file. */
  readonly entry: string;
  readonly guides: GuideSources;
  readonly site: Site;
  /** Values that `checks.yaml` allows. */
  readonly allowed: Allowed;
  /** Names of other APIs and programs that `checks.yaml` lists. */
  readonly names: readonly ForeignName[];
}

/**
 * Length of the longest text that `foundOffset` searches for, in UTF-16 code units. If the source does not contain this
 * text, shorter beginnings of the text are tried.
 */
const NEEDLE = 24;

/**
 * Returns the source location of one character of the string `holder[key]`, which may be plain, quoted or folded in
 * YAML. `offset` counts from the start of the string. If the character is not found, returns the start of the string.
 */
export function placeIn(
  { locator }: Pick<CheckContext, 'locator'>,
  holder: object,
  key: string | number,
  offset: number,
): Location {
  const start = locator.trace(holder, [key]);
  const value = (holder as Record<string | number, unknown>)[key];
  if (typeof value !== 'string' || start.endLine === undefined) return start;
  const raw = locator
    .linesOf(holder)
    .slice(start.line - 1, start.endLine)
    .join('\n')
    .slice(start.column - 1);
  const at = /^[|>]/.test(raw) || start.endLine > start.line ? undefined : plainOffset(raw, value, offset);
  const found = at ?? foundOffset(raw, value, offset);
  if (found === undefined) return start;
  const before = raw.slice(0, found).split('\n');
  const last = before.at(-1) ?? '';
  return {
    file: start.file,
    line: start.line + before.length - 1,
    column: last.length + (before.length === 1 ? start.column : 1),
  };
}

/**
 * Converts an offset in a value to an offset in its YAML source; undefined unless the source is a scalar on one line
 * without escapes.
 */
function plainOffset(raw: string, value: string, offset: number): number | undefined {
  if (raw.startsWith(value)) return offset;
  return /^['"]/.test(raw) && raw.startsWith(value, 1) ? offset + 1 : undefined;
}

/**
 * Converts an offset in a value to an offset in its YAML source, by searching the source for the text at the offset. If
 * the value contains this text before the offset, too, as many matches are skipped. Undefined if the text is not found.
 */
function foundOffset(raw: string, value: string, offset: number): number | undefined {
  for (const length of [NEEDLE, 8, 3]) {
    const needle = /^\S*(?: \S+)*/.exec(value.slice(offset, offset + length))?.[0] ?? '';
    if (needle === '') return undefined;
    let index = raw.indexOf(needle);
    for (let before = value.indexOf(needle); before < offset && index >= 0; before = value.indexOf(needle, before + 1))
      index = raw.indexOf(needle, index + 1);
    if (index >= 0) return index;
  }
  return undefined;
}
