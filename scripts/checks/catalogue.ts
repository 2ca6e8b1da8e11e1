import { asList, asRecord, asText, asTexts, type Raw } from '../model/raw.ts';
import { componentName, resolveRef } from '../model/resolve-ref.ts';
import type { CheckContext } from './check.ts';
import { operationsIn, type OperationUse } from './walk.ts';

/** An entry of the error catalogue where it was written. */
export interface Entry {
  /** `404`, `5XX`; empty when it has none. */
  readonly code: string;
  readonly title: string;
  readonly meaning: string;
  /** The object that holds code and title. */
  readonly node: Raw;
  /** Name of the response that it describes, where the catalogue is kept as reusable responses. */
  readonly component?: string;
  /** Whether every operation answers with it; undefined when the author does not say. */
  readonly every?: boolean;
  /** Whether the source tells which operations answer with it. */
  readonly answered: boolean;
}

/** The error catalogue: responses marked `x-catalogue`, or the list that the policy's layout names. */
export function entriesIn({ document, policy }: CheckContext): readonly Entry[] {
  const extension = policy.layout.catalogue;
  if (extension !== undefined) {
    const list = (document as unknown as Raw)[extension];
    return asList(Array.isArray(list) ? list : resolveRef(document, asRecord(list))).map((item) =>
      toEntry(asRecord(item), asText(asRecord(item)['meaning']), asRecord(item)),
    );
  }
  return Object.entries(asRecord(document.components?.responses)).flatMap(([component, node]) => {
    const response = asRecord(resolveRef(document, asRecord(node)));
    return 'x-catalogue' in response
      ? [{ ...toEntry(asRecord(response['x-catalogue']), asText(response['description']), response), component }]
      : [];
  });
}

function toEntry(node: Raw, meaning: string, marked: Raw): Entry {
  return {
    code: asText(node['code']),
    title: asText(node['title']),
    meaning,
    node,
    ...(typeof node['every'] === 'boolean' ? { every: node['every'] } : {}),
    answered: ![...asTexts(marked['x-not-published']), ...asTexts(node['x-not-published'])].includes('operations'),
  };
}

/** One answer of an operation that merchants call. */
export interface Answer {
  readonly status: string;
  /** The response, or the reference to it. */
  readonly node: Raw;
  readonly operation: OperationUse;
  /** Name of the reusable response that it refers to. */
  readonly component?: string;
}

/** Operations that answer with the codes of the catalogue: all but webhooks, which the merchant answers. */
export function callsIn({ document }: CheckContext): readonly OperationUse[] {
  return operationsIn(document).filter(({ kind }) => kind !== 'webhook');
}

/** Answers of an operation by status; `default` stands for no status. */
export function answersOf(operation: OperationUse): readonly Answer[] {
  return Object.entries(asRecord(operation.operation['responses']))
    .filter(([status]) => /^[1-5](\d\d|XX)$/i.test(status))
    .map(([status, node]) => {
      const component = componentName(node);
      return { status, node: asRecord(node), operation, ...(component === undefined ? {} : { component }) };
    });
}

/** Whether a code of the catalogue stands for a status: `5XX` does for `503` (Responses Object, OpenAPI 3.1, section 4.8.16). */
export function covers(code: string, status: string): boolean {
  return code.toUpperCase() === status.toUpperCase() || (/XX$/i.test(code) && code[0] === status[0]);
}
