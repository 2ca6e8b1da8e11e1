import { asRecord, asText, type Raw, asList } from '#src/shared/schema/raw.ts';
import { shown } from '#src/shared/schema/violation.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { groupBy, mostCommon } from '../../text/group-by.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { operationsIn } from '../../description/model/path-item.ts';

interface Variable {
  readonly name: string;
  readonly variable: Raw;
  readonly server: Raw;
}

/**
 * A server variable has the same default and `enum` in every list of servers. The URL of the server contains the
 * variable, and the `enum` contains the default (Server Variable Object, OpenAPI 3.1, section 4.8.6). A rule of Redocly
 * reports undefined variables.
 */
export const serverVariables: Check = {
  id: 'server-variables',
  *run(context) {
    const { locator } = context;
    const variables = serversIn(context.document).flatMap(variablesOf);
    for (const { server, name, variable } of variables) {
      if (!asText(server['url']).includes(`{${name}}`))
        yield {
          message: `The URL of the server does not use the variable \`${name}\`.`,
          hint: `Write \`{${name}}\` in the URL, or remove the variable.`,
          location: locator.locate(asRecord(server['variables']), name),
        };
      const { enum: values, default: value } = variable;
      if (Array.isArray(values) && value !== undefined && !values.includes(value))
        yield {
          message: `The default ${shown(value)} of \`${name}\` is not one of its values.`,
          hint: `Use one of these values: ${values.map(shown).join(', ')}.`,
          location: locator.trace(variable, ['default']),
        };
    }
    for (const [name, alike] of groupBy(variables, (one) => one.name))
      for (const key of ['default', 'enum']) yield* contradictions(context, { name, alike, key });
  },
};

function variablesOf(server: Raw): readonly Variable[] {
  return Object.entries(asRecord(server['variables'])).map(([name, variable]) => ({
    name,
    variable: asRecord(variable),
    server,
  }));
}

/** Reports server variables whose `default` or `enum` differs from that of most variables of the same name. */
function* contradictions(
  { locator }: CheckContext,
  { name, alike, key }: { readonly name: string; readonly alike: readonly Variable[]; readonly key: string },
): Iterable<CheckProblem> {
  const usual = mostCommon(alike.map(({ variable }) => JSON.stringify(variable[key])));
  for (const { variable, server } of alike) {
    const value = variable[key];
    if (JSON.stringify(value) === usual) continue;
    yield {
      message:
        value === undefined
          ? `The server variable \`${name}\` has no \`${key}\` here, but has one elsewhere.`
          : `The \`${key}\` of the server variable \`${name}\` is ${shown(value)}, but elsewhere ${usual === undefined ? 'it has none' : `\`${usual}\``}.`,
      hint: 'Define the variable alike in every list of servers, or rename it.',
      location:
        value === undefined ? locator.locate(asRecord(server['variables']), name) : locator.trace(variable, [key]),
    };
  }
}

/** Returns the servers of the document, its path items and operations, each once. */
function serversIn(document: OpenApiDocument): readonly Raw[] {
  const lists = [
    document.servers,
    ...operationsIn(document).flatMap(({ pathItem, operation }) => [pathItem['servers'], operation['servers']]),
  ];
  return [...new Set(lists.flatMap(asList).map(asRecord))];
}
