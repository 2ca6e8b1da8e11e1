import { asText, isRecord } from '#src/shared/schema/raw.ts';

/**
 * Returns what the nodes below one refer to: references as they are written, security schemes and mapped schemas as
 * references (OpenAPI 3.1, sections 4.8.30 and 4.8.25), tags as `tag Name`.
 */
export function namesUsed(node: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (Array.isArray(node)) for (const item of node) namesUsed(item, found);
  if (!isRecord(node)) return found;
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref' && typeof value === 'string') found.add(value);
    else if (key === 'mapping' && isRecord(value))
      for (const target of Object.values(value).map((each) => asText(each)))
        found.add(target.startsWith('#') ? target : `#/components/schemas/${target}`);
    else if (key === 'security' && Array.isArray(value))
      for (const name of value.flatMap((requirement) => (isRecord(requirement) ? Object.keys(requirement) : [])))
        found.add(`#/components/securitySchemes/${name}`);
    else if (key === 'tags' && Array.isArray(value))
      for (const tag of value) if (typeof tag === 'string') found.add(`tag ${tag}`);
    namesUsed(value, found);
  }
  return found;
}
