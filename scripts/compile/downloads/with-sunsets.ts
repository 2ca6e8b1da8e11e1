import { lifecycleOf } from '#src/shared/schema/lifecycle.ts';
import { asText, isRecord } from '#src/shared/schema/raw.ts';

/** Copies a document whose descriptions begin with the day on which something goes, for formats that lack a word for it. */
export function withSunsets(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withSunsets);
  if (!isRecord(node)) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([name, child]) => [name, withSunsets(child)]));
  const { deprecated, sunset } = lifecycleOf(node);
  if (!deprecated || sunset === undefined) return copy;
  return { ...copy, description: `Goes on ${sunset}. ${asText(node['description']).trim()}`.trim() };
}
