import type { Callback } from '../../src/model/api.ts';
import { isInternal } from './extension.ts';
import { toOperationObject, type OperationSource } from './operation-object.ts';
import { operationsIn } from './path-item.ts';
import { asRecord } from './raw.ts';
import { resolved } from './resolve-ref.ts';

/** Callback Objects (OpenAPI 3.1, section 4.8.18) of a map of names. Credentials are those they name themselves: the document's are for its own operations. */
export function callbacksOf(
  node: unknown,
  source: Pick<OperationSource, 'document' | 'schemes'> & { readonly within: readonly object[] },
): readonly Callback[] {
  return Object.entries(asRecord(node)).flatMap(([name, reference]) => {
    const callback = resolved(source.document, reference);
    if (isInternal(callback)) return [];
    return Object.entries(callback)
      .filter(([expression]) => !expression.startsWith('x-'))
      .flatMap(([expression, item]) =>
        operationsIn(source.document, item)
          .filter(({ raw }) => !source.within.includes(raw))
          .map((place) => ({ ...toOperationObject(place, { ...source, name }), name, expression })),
      );
  });
}
