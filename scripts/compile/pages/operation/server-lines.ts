import type { Operation } from '#src/model/operation.ts';
import type { ServerLine } from '#src/model/operation-section.ts';
import { toProse } from '../../prose/description.ts';
import { omitUndefined } from '../../../text/omit-undefined.ts';

/**
 * Where a call can go (OpenAPI 3.2, section 4.5): said where there is a choice of servers or of values for a variable,
 * and the path is known.
 */
export function serverLines({ servers, path }: Operation): readonly ServerLine[] {
  const isChoice = servers.length > 1 || servers.some(({ variables }) => variables.some((one) => one.enum.length > 1));
  if (path === undefined || !isChoice) return [];
  return servers.map(({ name, template, description, variables }) =>
    omitUndefined({
      name,
      url: template.replace(/\/$/, '') + path,
      description: toProse(description),
      variables: variables.map(({ name: variable, default: value, enum: values, description: text }) => ({
        name: variable,
        default: value,
        values,
        description: toProse(text),
      })),
    }),
  );
}
