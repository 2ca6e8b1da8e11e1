import type { Server, ServerVariable } from '#src/model/server.ts';
import { asList, asRecord, asText, textsOf } from '#src/shared/schema/raw.ts';

/**
 * Returns the first of the given lists of servers that is not empty: that of the operation, the path item or the
 * document. If all are empty, returns the server `/` (OpenAPI 3.1, section 4.8.5).
 */
export function serversOf(...levels: readonly unknown[]): readonly Server[] {
  const declared = levels.map(asList).find((servers) => servers.length > 0);
  return (declared ?? [{ url: '/' }]).map(toServer);
}

/** Reads a Server Object with its variables (OpenAPI 3.1, sections 4.8.5 and 4.8.6; `name` is new in 3.2). */
export function toServer(node: unknown): Server {
  const raw = asRecord(node);
  const template = asText(raw['url'], '/');
  const variables = asRecord(raw['variables']);
  const filled = template.replace(/\{([^{}]+)\}/g, (whole, name: string) =>
    asText(asRecord(Object.hasOwn(variables, name) ? variables[name] : undefined)['default'], whole),
  );
  return {
    ...textsOf(raw, ['name']),
    template,
    url: filled.replace(/\/+$/, ''),
    description: asText(raw['description']),
    variables: Object.entries(variables).map(([name, variable]) => toVariable(name, variable)),
  };
}

function toVariable(name: string, node: unknown): ServerVariable {
  const raw = asRecord(node);
  return {
    name,
    default: asText(raw['default']),
    enum: asList(raw['enum']).map((value) => asText(value)),
    description: asText(raw['description']),
  };
}
