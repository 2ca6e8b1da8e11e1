import { didYouMean, nearest } from '#src/shared/text/nearest.ts';
import type { BuiltSite, NamedCall } from '../built-site.ts';
import { argument, MARKS, movedLine, OFFSET, redirectedPage, partOf, ToolError, type Tool } from '../tool.ts';

/** The tool that returns everything about one operation or webhook. */
export const getOperation: Tool = {
  name: 'get_operation',
  title: 'Get an operation',
  description:
    'Everything documented of one operation or webhook: method, URL, credentials, parameters and body fields with types, limits and enum values, samples, responses, errors, and what is not documented.',
  properties: {
    operation: {
      type: 'string',
      minLength: 1,
      maxLength: 400,
      description: 'Its operation ID, its method and path (`GET /orders/{id}`), its title, or the name of a webhook.',
    },
    format: {
      type: 'string',
      enum: ['markdown', 'json'],
      description: `markdown to read (the default), json for its JSON Schemas. ${MARKS}`,
    },
    offset: OFFSET,
  },
  required: ['operation'],
  answer(input, site) {
    const asked = argument(input, 'operation');
    const { call, now } = callNamed(asked, site);
    if (input['format'] === 'json') return partOf(site.data(call), input['offset']);
    return partOf(movedLine(asked, now && call.id) + site.read(call.href.replace(/#.*/, '')), input['offset']);
  },
};

/**
 * The operation, webhook or callback that was requested. `now` is the URL of its page if it was requested by a former
 * name.
 */
interface FoundCall {
  readonly call: NamedCall;
  readonly now: string | undefined;
}

/**
 * Finds the operation, webhook or callback that a name refers to.
 *
 * @throws {ToolError} when there is none. The message names the page to which the URL of a removed operation redirects,
 * or else the most similar name.
 */
export function callNamed(given: string, site: BuiltSite): FoundCall {
  const { calls } = site;
  const wanted = plain(given);
  const now = redirectedPage(given, ['operations', 'webhooks'], site);
  const call =
    calls.find(({ href }) => href === now) ??
    calls.find((each) => namesOf(each).some((name) => plain(name) === wanted));
  if (call !== undefined) return { call, now };
  if (now !== undefined) throw new ToolError(`\`${given}\` was removed. Its URL leads to \`${now}\`.`);
  const names = calls.flatMap(namesOf);
  const near = nearest(given, names);
  const suggested = near === undefined ? undefined : calls.find((call) => namesOf(call).includes(near));
  throw new ToolError(
    `No operation or webhook is called \`${given}\`. ${
      suggested === undefined
        ? didYouMean(
            given,
            calls.map(({ id }) => id),
          )
        : `Did you mean \`${near}\` (\`${suggested.id}\`)?`
    } Do not invent one: what is not listed is not documented.`,
  );
}

function namesOf({ id, title, method, path }: NamedCall): readonly string[] {
  return [
    id,
    title,
    ...(path === undefined ? [] : [path]),
    ...(path === undefined || method === undefined ? [] : [`${method} ${path}`]),
  ];
}

/** Normalises a name or path for comparison: converts it to lower case, and removes the names of path parameters. */
function plain(name: string): string {
  return name.toLowerCase().replace(/\{[^}]*\}/g, '{}');
}
