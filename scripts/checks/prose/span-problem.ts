import { advice, more, suggest, suggestion, type Suggestion } from '#src/shared/text/nearest.ts';
import type { Severity } from '../../cli/problem.ts';
import { fieldsOf } from '../lookup/schema-parts.ts';
import { quoted } from '../lookup/names.ts';
import type { Declared } from './declared.ts';
import { formOf } from './forms.ts';
import { nearName } from './near.ts';

/** A problem in a piece of prose, before it is located in a file. `offset` counts from the start of the piece. */
export interface SpanProblem extends Suggestion {
  /**
   * The unknown name, path, status or value. Authors can list it under `names` in `checks.yaml` if it belongs to
   * another API.
   */
  readonly unknown: string;
  readonly offset: number;
  readonly message: string;
  readonly severity: Severity;
}

/**
 * The end of a hint, which says that the frontmatter of a guide may also list names of other APIs. Descriptions have no
 * frontmatter, so their problems have hints without this end.
 */
export const IN_FRONTMATTER = ', or under `foreign` in the frontmatter';
const DECLARE = `If it is not of this API, list it under \`names\` in \`checks.yaml\`${IN_FRONTMATTER}.`;

/**
 * Returns the problem of a code span; undefined if it has none. The form of the span (`formOf`) decides what is
 * checked.
 */
export function spanProblem(text: string, declared: Declared): SpanProblem | undefined {
  switch (formOf(text)) {
    case 'status':
      return declared.isStatus(text) ? undefined : statusProblem(text, declared);
    case 'method':
      return declared.paths.methods.size === 0 || declared.paths.methods.has(text)
        ? undefined
        : problem(
            text,
            0,
            `No operation has the method \`${text}\`.`,
            `Methods of the API: ${quoted(declared.paths.methods)}.`,
          );
    case 'path':
      return declared.paths.has(text) ? undefined : pathProblem(text, 0, declared);
    case 'operation': {
      const [method = '', path = ''] = text.split(' ');
      return operationProblem(method, path, method.length + 1, declared);
    }
    case 'name':
      return nameProblem(text, declared);
    default:
      return undefined;
  }
}

/**
 * Returns the problem of a method and a path that name an operation together; undefined if they are valid. `offset` is
 * the offset of the path.
 */
export function operationProblem(
  method: string,
  path: string,
  offset: number,
  declared: Declared,
): SpanProblem | undefined {
  const methods = declared.paths.methodsAt(path);
  if (methods.includes(method) || declared.paths.methods.size === 0) return undefined;
  if (methods.length === 0) return pathProblem(path, offset, declared);
  const message = `No operation is \`${method} ${path}\`.`;
  return { ...problem(method, 0, message, `Write ${quoted(new Set(methods))}. ${DECLARE}`), unknown: path };
}

function statusProblem(status: string, { statuses }: Declared): SpanProblem {
  return problem(
    status,
    0,
    `\`${status}\` is neither in the error catalogue nor a response of any operation.`,
    `Numbers from 100 to 599 in code are statuses; the API has ${quoted(statuses)}. For any other number, write \`Limit\` = \`${status}\`, or ${status} without backticks.`,
  );
}

function pathProblem(path: string, offset: number, { paths }: Declared): SpanProblem {
  const near = paths.near(path);
  const hint = near === undefined ? 'Write the path of an operation.' : suggestion(near);
  return problem(path, offset, `No operation has the path \`${path}\`.`, hint, DECLARE);
}

function nameProblem(text: string, declared: Declared): SpanProblem | undefined {
  if (declared.known.has(text)) return undefined;
  const parts = [...text.matchAll(/[^.]+/g)].map(({ 0: name, index }) => ({ name, offset: index }));
  const first = parts.findIndex(({ name }) => declared.schemasOf(name).length > 0);
  if (parts.length > 1 && first >= 0) return fieldPathProblem(parts, first, declared);
  const near = nearName(text, declared.names);
  return near === undefined ? strangeProblem(text) : nearProblem(text, 0, near, declared.names);
}

interface SpanPart {
  readonly name: string;
  readonly offset: number;
}

/**
 * Returns the first problem of a path such as `customer.email`; undefined if there is none. Each part after the first
 * field has to be a field of the part before it.
 *
 * @param first index of the first part that is a field
 */
function fieldPathProblem(parts: readonly SpanPart[], first: number, declared: Declared): SpanProblem | undefined {
  for (const { name, offset } of parts.slice(0, first)) {
    const near = declared.known.has(name) ? undefined : nearName(name, declared.names);
    if (near !== undefined) return nearProblem(name, offset, near, declared.names);
  }
  let schemas: readonly unknown[] = declared.schemasOf(parts[first]?.name ?? '');
  for (const { name, offset } of parts.slice(first + 1)) {
    const fields = schemas.flatMap((schema) => fieldsOf(declared.document, schema));
    const found = fields.filter(([field]) => field === name);
    if (found.length === 0) {
      const names = fields.map(([field]) => field);
      const near = nearName(name, names);
      if (fields.length === 0) return undefined;
      return near === undefined ? strangeProblem(name, offset) : nearProblem(name, offset, near, names);
    }
    schemas = found.map(([, schema]) => schema);
  }
  return undefined;
}

/** Creates the problem for an unknown name that resembles a name of the API. */
function nearProblem(name: string, offset: number, near: string, names: readonly string[]): SpanProblem {
  const suggested = suggest(name, names);
  const hint = suggested.replaces === undefined ? suggestion(near) : suggested;
  return problem(name, offset, `\`${name}\` is not a name of the API.`, hint, DECLARE);
}

function strangeProblem(name: string, offset = 0): SpanProblem {
  const message = `\`${name}\` is not a name of the API.`;
  return { ...problem(name, offset, message, 'Correct it.', DECLARE), severity: 'warning' };
}

function problem(
  unknown: string,
  offset: number,
  message: string,
  hint: string | Suggestion,
  further?: string,
): SpanProblem {
  const suggested = advice(hint);
  return {
    unknown,
    offset,
    message,
    severity: 'error',
    ...(further === undefined ? suggested : more(suggested, further)),
  };
}
