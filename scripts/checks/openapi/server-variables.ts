import { asList, asRecord, asText, type Raw } from '../../model/raw.ts';
import { shown } from '../../schema/violation.ts';
import type { Check, CheckContext, Finding } from '../check.ts';
import { operationsIn } from '../walk.ts';

/**
 * A server variable means the same everywhere: one default, one list of values; each is used by its address, and its
 * default is one of its values (Server Variable Object, OpenAPI 3.1, section 4.8.6). That one is defined and has a
 * default is the lint's.
 */
export const serverVariables: Check = {
  id: 'server-variables',
  *run(context) {
    const variables = serversIn(context).flatMap(variablesOf);
    for (const { server, name } of variables) {
      if (asText(server['url']).includes(`{${name}}`)) continue;
      yield {
        message: `The server's address does not use the variable \`${name}\`.`,
        hint: `Write \`{${name}}\` into the address, or take the variable out.`,
        location: context.locator.locate(asRecord(server['variables']), name),
      };
    }
    for (const { name, variable } of variables) {
      if (
        !Array.isArray(variable['enum']) ||
        variable['default'] === undefined ||
        variable['enum'].includes(variable['default'])
      )
        continue;
      yield {
        message: `The default ${shown(variable['default'])} of \`${name}\` is none of its values.`,
        hint: `Values: ${variable['enum'].map(shown).join(', ')}.`,
        location: context.locator.trace(variable, ['default']),
      };
    }
    for (const key of ['default', 'enum']) yield* contradictions(context, variables, key);
  },
};

interface Variable {
  readonly name: string;
  readonly variable: Raw;
  readonly server: Raw;
}

/** Servers of every level: document, path items, operations. */
export function serversIn({ document }: CheckContext): readonly Raw[] {
  const holders = [
    document.servers,
    ...operationsIn(document).flatMap(({ pathItem, operation }) => [pathItem['servers'], operation['servers']]),
  ];
  return [...new Set(holders.flatMap((servers) => asList(servers).map(asRecord)))];
}

function variablesOf(server: Raw): readonly Variable[] {
  return Object.entries(asRecord(server['variables'])).map(([name, variable]) => ({
    name,
    variable: asRecord(variable),
    server,
  }));
}

/** Variables of one name of which some say another thing than most. */
function* contradictions({ locator }: CheckContext, variables: readonly Variable[], key: string): Iterable<Finding> {
  for (const name of new Set(variables.map((one) => one.name))) {
    const namesakes = variables.filter((one) => one.name === name);
    const count = new Map<string, number>();
    for (const { variable } of namesakes) count.set(text(variable[key]), (count.get(text(variable[key])) ?? 0) + 1);
    const usual = [...count].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
    for (const { variable, server } of namesakes) {
      if (text(variable[key]) === usual) continue;
      const missing = variable[key] === undefined;
      yield {
        message: missing
          ? `The server variable \`${name}\` has no \`${key}\`, which it has elsewhere.`
          : `The \`${key}\` of the server variable \`${name}\` is ${shown(variable[key])}, elsewhere ${usual === '' ? 'it has none' : `\`${usual}\``}.`,
        hint: 'Give it the same in every list of servers, or another name.',
        location: missing ? locator.locate(asRecord(server['variables']), name) : locator.trace(variable, [key]),
      };
    }
  }
}

function text(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value);
}
