import type { Operation, SecurityScheme } from '../../src/model/api.ts';
import type { OpenApiDocument } from '../../src/model/openapi.ts';
import { asList, asRecord, asText } from './raw.ts';
import { resolveRef } from './resolve-ref.ts';

/** Security Scheme Objects (OpenAPI 3.1, section 4.8.27) by name. */
export function securitySchemes(document: OpenApiDocument): Readonly<Record<string, SecurityScheme>> {
  const raw = asRecord(document.components?.securitySchemes);
  return Object.fromEntries(Object.entries(raw).map(([name, node]) => [name, toScheme(name, asRecord(resolveRef(document, asRecord(node))))]));
}

/** The requirement that applies to an operation: its own list, even an empty one, else the document's (section 4.8.30). */
export function securityOf(operation: unknown, document: unknown, schemes: Readonly<Record<string, SecurityScheme>>): Operation['security'] {
  return asList(operation ?? document).map((alternative) => Object.keys(asRecord(alternative)).flatMap((name) => (Object.hasOwn(schemes, name) ? schemes[name] ?? [] : [])));
}

function toScheme(name: string, raw: Readonly<Record<string, unknown>>): SecurityScheme {
  const place = raw['in'];
  return {
    name,
    type: asText(raw['type']),
    description: asText(raw['description']),
    ...(typeof raw['name'] === 'string' ? { parameterName: raw['name'] } : {}),
    ...(place === 'header' || place === 'query' || place === 'cookie' ? { in: place } : {}),
    ...(typeof raw['scheme'] === 'string' ? { scheme: raw['scheme'] } : {}),
  };
}
