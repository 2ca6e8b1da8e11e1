import type { Document } from '@redocly/openapi-core';
import { isNumberText, stringifyJson } from '#src/shared/schema/number-text.ts';
import { isRecord } from '#src/shared/schema/raw.ts';
import { displayPath, type Problem } from '../../cli/problem.ts';
import { parseYaml } from './yaml.ts';

/** Returns a problem if a description is not OpenAPI 3.0, 3.1 or 3.2, else undefined. The lint crashes on others. */
export function dialectProblem({ parsed, source }: Document<unknown>, entry: string): Problem | undefined {
  const hint = 'Begin the file with `openapi: 3.1.1`.';
  if (parsed === null || parsed === undefined) return problemAt(entry, 'The description is empty.', hint);
  if (!isRecord(parsed)) return problemAt(entry, 'The description is not an object.', hint);
  const { openapi, swagger } = parsed;
  if (openapi === undefined && swagger !== undefined)
    return problemAt(
      entry,
      `This is Swagger ${written(swagger)}, the version before OpenAPI 3.`,
      `Convert it: \`npx swagger2openapi ${displayPath(entry)} --yaml --outfile openapi.yaml\`.`,
    );
  if (openapi === undefined) return problemAt(entry, 'The description has no `openapi`.', hint);
  if (typeof openapi === 'string' && /^3\.[012](\.|$)/.test(openapi)) return undefined;
  return {
    ...problemAt(
      entry,
      `The OpenAPI version \`${written(openapi)}\` is not supported.`,
      'Use a 3.0.x, 3.1.x or 3.2.x version with its patch number, such as `openapi: 3.1.1`.',
    ),
    location: parseYaml(source.body, entry).locate(['openapi']),
  };
}

/** Returns the value of `openapi` or `swagger` as its author wrote it, cut to 40 characters. */
function written(version: unknown): string {
  return (typeof version === 'string' && !isNumberText(version) ? version : stringifyJson(version)).slice(0, 40);
}

/** Creates a problem about a whole file, located at its first line. */
export function problemAt(file: string, message: string, hint: string): Problem {
  return {
    check: 'description',
    severity: 'error',
    message,
    hint,
    location: { file: displayPath(file), line: 1, column: 1 },
  };
}
