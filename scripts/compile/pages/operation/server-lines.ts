import type { Server } from '#src/model/server.ts';
import type { Operation } from '#src/model/operation.ts';
import type { ServerLine } from '#src/model/operation-section.ts';
import { describe } from '../../prose/description.ts';
import { omitUndefined } from '../../../text/omit-undefined.ts';

/**
 * Where a call can go (OpenAPI 3.2, section 4.5): said where there is a choice, or where it is another place than the
 * document's.
 */
export function serverLines({ servers, path = '' }: Operation, ofDocument: readonly Server[]): readonly ServerLine[] {
  const one = servers.length < 2 && servers.every(({ variables }) => variables.length === 0);
  if (one && JSON.stringify(servers) === JSON.stringify(ofDocument)) return [];
  return servers.map(({ name, template, description, variables }) =>
    omitUndefined({
      name,
      url: template.replace(/\/$/, '') + path,
      description: describe(description),
      variables: variables.map(({ name: variable, default: value, enum: values, description: text }) => ({
        name: variable,
        default: value,
        values,
        description: describe(text),
      })),
    }),
  );
}
