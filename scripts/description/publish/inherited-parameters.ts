import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asList, asRecord, isRecord, type Raw } from '#src/shared/schema/raw.ts';
import { resolved } from '#src/shared/schema/resolve-ref.ts';
import { METHODS } from '../model/path-item.ts';
import type { Member } from './walk-members.ts';

/**
 * Moves the parameters of a path item that an operation's internal parameters override (OpenAPI 3.1, section 4.8.9)
 * into the other operations: they would come back with the removal of the internal ones.
 */
export function moveOverridden(document: OpenApiDocument, marked: readonly Member[]): void {
  const nameOf = (node: unknown): string => {
    const { in: place, name }: Raw = resolved(document, node);
    return `${String(place)} ${String(name)}`;
  };
  for (const { holder, node, parent } of marked) {
    const item = parent?.parent?.node ?? {};
    if (parent?.node['parameters'] !== holder || !METHODS.includes(parent.key)) continue;
    const shared = asList(item['parameters']);
    const overridden = shared.filter((each) => nameOf(each) === nameOf(node));
    if (overridden.length === 0) continue;
    item['parameters'] = shared.filter((each) => !overridden.includes(each));
    for (const operation of METHODS.map((method) => item[method]).filter(isRecord)) {
      const own = asList(asRecord(operation)['parameters']);
      const isOwn = own.some((each) => nameOf(each) === nameOf(node));
      if (!isOwn) (operation as Record<string, unknown>)['parameters'] = [...own, ...overridden];
    }
  }
}
