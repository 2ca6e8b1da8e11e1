import type { History } from '#src/model/history.ts';

/** Labels of fields and enum values that were added or changed after the first version of the API: `since 1.2`. */
export interface HistoryMarks {
  /**
   * Returns the labels of a field: `since 1.2`, `changed in 1.3`.
   *
   * @param places all names that identify the field in the changes between versions: `Payment.amount`,
   * `pay.request.amount`
   */
  field(places: readonly string[]): readonly string[];
  /**
   * Returns the label of an enum value: `since 1.2`. Undefined if no version added the value.
   *
   * @param places all names that identify the enum in the changes between versions
   */
  value(places: readonly string[], value: string): string | undefined;
}

/** Returns the name that identifies a field in the changes between versions: `Payment.card.number`. */
export function placeIn(name: string, path: string): string {
  return path === '' ? name : `${name}.${path}`;
}

/**
 * Matches the key of a change in a request, response or webhook: `response-value-added Payment.status PAID`. The parts
 * of the key are the kind of change, the changed field or other part (`place`) and, for some changes, a detail such as
 * the enum value.
 */
const KEY =
  /^(?:webhook-response|webhook|request|response)-(?<kind>[a-z-]+) (?<place>(?:[A-Z]+ \/)?\S+)(?: (?<detail>.+))?$/;

/** Matches kinds of changes that concern a whole request or response, not a value in it. */
const OF_MESSAGE = /^(?:body|link|media-type|part|status)-/;

/**
 * Returns all names of a changed part. A part of a schema has one name: `Payment.status`. A parameter or another part
 * of operations has one name for each operation that shares it: `listOrders.query.limit`, `listWallets.query.limit`.
 *
 * @param calls names of the operations or webhooks that the change affects
 */
function placesIn(place: string, calls: readonly string[]): readonly string[] {
  const owner = calls.find((call) => place.startsWith(`${call}.`));
  return owner === undefined ? [place] : calls.map((call) => call + place.slice(owner.length));
}

/** Collects the labels of fields, parameters, headers and enum values from the changes of all versions. */
export function historyMarks({ releases }: History): HistoryMarks {
  const since = new Map<string, string>();
  const changed = new Map<string, string>();
  for (const { name, changes = [] } of [...releases].reverse())
    for (const { key, operations } of changes) {
      const { kind = '', place: named = '', detail } = KEY.exec(key)?.groups ?? {};
      if (named === '' || OF_MESSAGE.test(kind)) continue;
      for (const place of placesIn(named, operations)) {
        if (/^(?:field|parameter|header)-removed$/.test(kind)) for (const map of [since, changed]) map.delete(place);
        else if (/^(?:field|parameter|header)-added/.test(kind)) {
          if (!since.has(place) && !changed.has(place)) since.set(place, name);
        } else {
          if (kind.startsWith('value-added') && detail !== undefined) since.set(`${place} ${detail}`, name);
          changed.set(place, name);
        }
      }
    }
  const found = (map: ReadonlyMap<string, string>, places: readonly string[]): string | undefined =>
    places.map((place) => map.get(place)).find((name) => name !== undefined);
  const sinceWords = (name: string): string => (name === '' ? 'new' : `since ${name}`);
  return {
    field(places) {
      const [added, altered] = [found(since, places), found(changed, places)];
      return [
        ...(added === undefined ? [] : [sinceWords(added)]),
        ...(altered === undefined || altered === added ? [] : [altered === '' ? 'changed' : `changed in ${altered}`]),
      ];
    },
    value(places, value) {
      const added = found(
        since,
        places.map((place) => `${place} ${value}`),
      );
      return added === undefined ? undefined : sinceWords(added);
    },
  };
}
