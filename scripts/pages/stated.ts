import type { Extended } from '../../src/model/api.ts';
import type { Stated } from '../../src/model/field.ts';
import { shortJson } from './fields/short.ts';

/** Extensions that nobody here knows (OpenAPI 3.1, section 4.9), as they are. */
export function statedBy(...nodes: readonly (Extended | undefined)[]): readonly Stated[] {
  return nodes.flatMap((node) => node?.extensions ?? []).map(({ name, value }) => ({ name, value: shortJson(value) }));
}
