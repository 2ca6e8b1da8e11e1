import type { BuiltSite } from './built-site.ts';

/** A tool for agents. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** Tells agents what the tool returns, and when to call it. */
  readonly description: string;
  readonly input: ToolInput;
  /** Whether the tool responds for all versions at once, and so has no version argument. */
  readonly ofAllVersions?: true;
  /**
   * Returns the response as Markdown or JSON text. `input` has been validated.
   *
   * @throws {ToolError} when there is no response.
   */
  answer(input: Readonly<Record<string, unknown>>, site: BuiltSite): string | Promise<string>;
}

/** JSON Schema for the arguments of a tool, an object. */
interface ToolInput {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

/** The reason why there is no response, in words that an agent can act on. */
export class ToolError extends Error {}

/** Maximum length of a response in characters: a longer one would crowd out the rest of a model's context. */
const LONGEST_ANSWER = 60_000;

/** Returns the text of an argument; empty if it is missing. */
export function argument(input: Readonly<Record<string, unknown>>, name: string): string {
  const value = input[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** Returns the part of a long text that begins at `offset`, with the offset of the next part. */
export function partOf(text: string, offset: unknown): string {
  const start = typeof offset === 'number' ? Math.min(offset, text.length) : 0;
  const end = start + LONGEST_ANSWER;
  if (end >= text.length) return text.slice(start);
  return `${text.slice(start, end)}\n\n(${text.length - end} more characters: ask again with offset ${end}.)`;
}

/**
 * Returns the page to which a former name of an operation, webhook or schema redirects; undefined if it is no former
 * name.
 */
export function redirectedPage(name: string, folders: readonly string[], { moved }: BuiltSite): string | undefined {
  return folders.flatMap((folder) => moved.get(`/reference/${folder}/${name}`) ?? [])[0];
}

/** Returns the line to show above a page that was requested by a former name or URL; otherwise empty. */
export function movedLine(asked: string, now: string | undefined): string {
  return now === undefined ? '' : `(\`${asked}\` is \`${now}\` now.)\n\n`;
}

/** A sentence that explains the extensions of schemas to agents; pages put these extensions into words. */
export const MARKS = '`x-not-published` lists what is not documented, `x-evidence` what is ours or from a sample.';

/** The offset argument of tools with long responses. */
export const OFFSET = {
  type: 'integer',
  minimum: 0,
  description:
    'Position from which to continue a long answer, as stated at the end of the previous part; the beginning if left out.',
} as const;
