import type { Raw } from '#src/shared/schema/raw.ts';
import type { BuiltSite } from './built-site.ts';

/** A tool of the Model Context Protocol server. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** Tells agents what the tool returns, and when to call it. */
  readonly description: string;
  /** JSON Schemas of all arguments, by name. */
  readonly properties: Readonly<Record<string, Raw>>;
  /** Names of the arguments that have to be given. */
  readonly required: readonly string[];
  /** Whether the response covers all versions, so that the tool has no argument `version`. */
  readonly ofAllVersions?: true;
  /**
   * Returns the response as Markdown or JSON text. `input` has been validated.
   *
   * @throws {ToolError} when there is no response.
   */
  answer(input: Raw, site: BuiltSite): string | Promise<string>;
}

/** The reason why there is no response, in words that an agent can act on. */
export class ToolError extends Error {}

/** Maximum length of a response in characters: a longer one would crowd out the rest of a model's context. */
const LONGEST_ANSWER = 60_000;

/**
 * Returns the string value of an argument without white space at its ends; an empty string if the argument is missing.
 */
export function argument(input: Raw, name: string): string {
  const value = input[name];
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * Returns the part of a long text that begins at `offset`. If more text follows, a sentence at the end states the
 * offset of the next part.
 */
export function partOf(text: string, offset: unknown): string {
  const start = typeof offset === 'number' ? Math.min(offset, text.length) : 0;
  const end = start + LONGEST_ANSWER;
  if (end >= text.length) return text.slice(start);
  return `${text.slice(start, end)}\n\n(${text.length - end} more characters: ask again with offset ${end}.)`;
}

/**
 * Returns the URL to which the page of a former or removed operation, webhook or schema redirects; undefined if `name`
 * names none.
 *
 * @param folders folders of `/reference/` in which the page may have been: `operations`, `webhooks`, `schemas`
 */
export function redirectedPage(name: string, folders: readonly string[], { moved }: BuiltSite): string | undefined {
  return folders.flatMap((folder) => moved.get(`/reference/${folder}/${name}`) ?? [])[0];
}

/**
 * Returns the line to show above a page that was requested by a former name or URL. `now` is the current name or URL.
 * If `now` is undefined, returns an empty string.
 */
export function movedLine(asked: string, now: string | undefined): string {
  return now === undefined ? '' : `(\`${asked}\` is \`${now}\` now.)\n\n`;
}

/**
 * A sentence in descriptions of tools that explains two extensions in JSON Schemas. Markdown pages have words instead
 * of these extensions.
 */
export const MARKS = '`x-not-published` lists what is not documented, `x-evidence` what is ours or from a sample.';

/** JSON Schema of the argument `offset`, for tools with long responses. */
export const OFFSET = {
  type: 'integer',
  minimum: 0,
  description:
    'Position from which to continue a long answer, as stated at the end of the previous part; the beginning if left out.',
} as const;
