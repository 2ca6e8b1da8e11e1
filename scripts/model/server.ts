import type { Server } from '../../src/model/api.ts';
import { asList, asRecord, asText } from './raw.ts';

/** Servers of an operation: its own, else the path item's, else the document's, else `/` (OpenAPI 3.1, section 4.8.5). */
export function serversOf(...levels: readonly unknown[]): readonly Server[] {
  const declared = levels.map(asList).find((servers) => servers.length > 0);
  return (declared ?? [{ url: '/' }]).map(toServer);
}

function toServer(raw: unknown): Server {
  const { url, description, variables } = asRecord(raw);
  const template = asText(url, '/');
  const filled = template.replace(/\{([^{}]+)\}/g, (whole, name: string) => asText(asRecord(asRecord(variables)[name])['default'], whole));
  return { template, url: filled.replace(/\/+$/, ''), description: asText(description) };
}
