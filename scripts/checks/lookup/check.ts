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
 * The subject of a check, which decides which errors hold back its problems (`gates.ts`): `files` and references, on
 * which everything depends; the `structure` of the description; a single `text`; `facts` from several places; the `use`
 * of a thing, which is unknown while any file is unread.
 */
export type Subject = 'files' | 'structure' | 'text' | 'facts' | 'use';

export type Unread = 'file' | 'part';

/** The properties of a check that other modules need: what holds back its problems, and whether they may be known. */
export interface CheckKind {
  /** Id of the check: the name of its file, as in `checks.yaml`. */
  readonly id: string;
  /** What the check is about; `facts` by default. */
  readonly subject?: Subject;
  /** What an error of this check leaves unread: the file, or a part of it. */
  readonly unread?: Unread;
  /**
   * Set if problems of the check may never be in `baseline.yaml`, as they harm readers or mark text that is still to be
   * written.
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
 * A problem as a check reports it. The runner adds the id of the check, and `error` if no severity is given. A
 * contradiction is an error; a mere inconsistency is a warning.
 */
export type CheckProblem = Pick<
  Problem,
  | 'message'
  | 'location'
  | 'related'
  | 'suggested'
  | 'replaces'
  | 'unknown'
  | 'correction'
  | 'isUnused'
  | 'unread'
  | 'lacks'
  | 'target'
> &
  Partial<Pick<Problem, 'severity'>> & { readonly hint: string };

/** A problem in a text, before it is located in a file. Offsets count UTF-16 units from the start of the text. */
export interface TextProblem extends Suggestion {
  readonly offset: number;
  readonly message: string;
}

/** Locates the problems of a text by their offsets. */
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
  /** Names in `checks.yaml` that do not belong to this API. */
  readonly names: readonly ForeignName[];
}

/** Maximum number of characters of a value that are searched for in its file. */
const NEEDLE = 24;

/**
 * Locates one character of a string in the description, whether it is written plain, quoted or folded. Falls back to
 * the beginning of the string.
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

/** Maps an offset in a value to its source, a scalar of one line without escapes; undefined for any other scalar. */
function plainOffset(raw: string, value: string, offset: number): number | undefined {
  if (raw.startsWith(value)) return offset;
  return /^['"]/.test(raw) && raw.startsWith(value, 1) ? offset + 1 : undefined;
}

/**
 * Maps an offset in a value to its source, by searching for the text at the offset. As many matches are skipped as
 * precede it in the value.
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
