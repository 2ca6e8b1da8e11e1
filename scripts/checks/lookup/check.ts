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
 * The subject of a check, which decides what its problems wait for (`gates.ts`): `files` and references, on which all
 * else relies; the `structure` of the description; a `text` alone, whatever the rest says; `facts` of several places; the
 * `use` of a thing, which nobody knows while anything is not read.
 */
export type Judged = 'files' | 'structure' | 'text' | 'facts' | 'use';

export type Unread = 'file' | 'part';

/** A check as the others know it: what its problems wait for, and whether they may be known ones. */
export interface CheckKind {
  /** The file's name, by which `checks.yaml` refers to it. */
  readonly id: string;
  /** `facts` if left out. */
  readonly judges?: Judged;
  /** What is not read because of an error of this check: the file, or a part of it. */
  readonly unread?: Unread;
  /** Its problems may never stand in `baseline.yaml`, as they harm readers, or nothing is written yet. */
  readonly isNeverKnown?: true;
}

/**
 * One way in which the sources can contradict each other. A check is one file, one line in `index.ts`, one entry in
 * `README.md` and one failing case in the tests.
 */
export interface Check extends CheckKind {
  run(context: CheckContext): Iterable<CheckProblem>;
}

/**
 * A problem as a check reports it. The runner adds the check's id, and `error` where no severity is given. What the
 * sources contradict is an error; what only differs from its like is a warning.
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

/** A problem in a text, before its place in a file is known. Offsets count UTF-16 units from the start of the text. */
export interface TextProblem extends Suggestion {
  readonly offset: number;
  readonly message: string;
}

/** Problems of a text, each at the place of its characters. */
export function located(problems: readonly TextProblem[], at: (offset: number) => Location): readonly CheckProblem[] {
  return problems.map(({ offset, ...problem }) => ({ ...problem, location: at(offset) }));
}

/** Everything a check may read. Nothing in it may be changed. */
export interface CheckContext {
  readonly api: Api;
  /** The bundled document; `locator` leads from its nodes to the author's files. */
  readonly document: OpenApiDocument;
  readonly locator: Locator;
  /** Extensions that are no longer in the document, as readers do not see them. */
  readonly hiddenExtensions: readonly HiddenExtension[];
  /** Absolute path of the description's entry file. */
  readonly entry: string;
  readonly guides: GuideSources;
  readonly site: Site;
  /** Values that `checks.yaml` allows. */
  readonly allowed: Allowed;
  /** Names in `checks.yaml` that are not of this API. */
  readonly names: readonly ForeignName[];
}

/** Characters of a value that are searched for in the file. */
const NEEDLE = 24;

/**
 * Place of one character of a string in the description, whether it is written plain, quoted or folded. Falls back to
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

/** The offset in a scalar of one line without escapes. */
function plainOffset(raw: string, value: string, offset: number): number | undefined {
  if (raw.startsWith(value)) return offset;
  return /^['"]/.test(raw) && raw.startsWith(value, 1) ? offset + 1 : undefined;
}

/**
 * The offset at which the part of the value at `offset` is found in the source, after as many occurrences as before it
 * in the value.
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
