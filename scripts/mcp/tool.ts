import type { BuiltSite } from './built-site.ts';

/** A question that agents can ask. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** Tells agents what it answers, and when to call it. */
  readonly description: string;
  readonly input: ToolInput;
  /** Answers from all versions at once, so that none is asked for. */
  readonly ofAllVersions?: true;
  /**
   * The answer as Markdown or JSON text. `input` has been checked.
   *
   * @throws {ToolError} when there is no answer.
   */
  answer(input: Readonly<Record<string, unknown>>, site: BuiltSite): string | Promise<string>;
}

/** A JSON Schema of an object: the arguments. */
interface ToolInput {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

/** Why there is no answer, in words an agent can act on. */
export class ToolError extends Error {}

/** Characters of one answer: more would push everything else out of a model's sight. */
const LONGEST_ANSWER = 60_000;

/** Text of an argument; empty where it is not given. */
export function argument(input: Readonly<Record<string, unknown>>, name: string): string {
  const value = input[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** A long text from `offset` on, with where to go on. */
export function partOf(text: string, offset: unknown): string {
  const start = typeof offset === 'number' ? Math.min(offset, text.length) : 0;
  const end = start + LONGEST_ANSWER;
  if (end >= text.length) return text.slice(start);
  return `${text.slice(start, end)}\n\n(${text.length - end} more characters: ask again with offset ${end}.)`;
}

/** The page to which the URL leads that an operation, webhook or schema had; undefined where nothing had the name. */
export function pageNow(name: string, folders: readonly string[], { moved }: BuiltSite): string | undefined {
  return folders.flatMap((folder) => moved.get(`/reference/${folder}/${name}`) ?? [])[0];
}

/** The line before a page that was asked for by a former name or URL; empty where it was not. */
export function movedLine(asked: string, now: string | undefined): string {
  return now === undefined ? '' : `(\`${asked}\` is \`${now}\` now.)\n\n`;
}

/** How schemas say what pages say in words. */
export const MARKS = '`x-not-published` lists what is not documented, `x-evidence` what is ours or from a sample.';

/** An argument of tools whose answers may be long. */
export const OFFSET = {
  type: 'integer',
  minimum: 0,
  description: 'Where to go on in a long answer, as the last part says. Left out, the answer begins at its beginning.',
} as const;
