import type { OpenApiDocument } from '../../../src/model/openapi.ts';
import { asRecord, type Raw } from '../../model/raw.ts';
import { resolveRef } from '../../model/resolve-ref.ts';
import { mediaIn } from '../walk.ts';

/** The one schema that most members of a value are fields of; undefined when there is none, or more than one. */
export function likelySchema(document: OpenApiDocument, value: unknown): Raw | undefined {
  const keys = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  const named = Object.keys(asRecord(document.components?.schemas)).map((name): Raw => ({
    $ref: `#/components/schemas/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
  }));
  const candidates = [
    ...named,
    ...mediaIn(document)
      .map(({ media }) => asRecord(media['schema']))
      .filter((schema) => schema['$ref'] === undefined),
  ];
  const scored = candidates.map((schema) => {
    const fields = fieldsOf(document, schema);
    return { schema, known: keys.filter((key) => fields.has(key)).length };
  });
  const most = Math.max(0, ...scored.map(({ known }) => known));
  const best = scored.filter(({ known }) => known === most);
  return best.length === 1 && most >= 2 && most > keys.length / 2 ? best[0]?.schema : undefined;
}

/** Names of the fields at the top of a schema, of all its parts. */
function fieldsOf(document: OpenApiDocument, schema: Raw): ReadonlySet<string> {
  const fields = new Set<string>();
  const seen = new Set<Raw>();
  const pending: unknown[] = [schema];
  while (pending.length > 0) {
    const part = asRecord(resolveRef(document, asRecord(pending.pop())));
    if (seen.has(part)) continue;
    seen.add(part);
    Object.keys(asRecord(part['properties'])).forEach((name) => fields.add(name));
    for (const key of ['allOf', 'oneOf', 'anyOf'])
      if (Array.isArray(part[key])) pending.push(...(part[key] as unknown[]));
  }
  return fields;
}
