import type { Content } from '#src/model/content.ts';
import type { History } from '#src/model/history.ts';
import { element, link, list, marked, text } from '../../../guides/prose/nodes.ts';
import { isGeneral } from './change-list.ts';
import { releaseHref, releaseLabel, segmentsOf } from './addresses.ts';

/** Maximum number of changes listed on the page of an operation or webhook; further ones are only counted. */
const SHOWN = 20;

/**
 * Returns a badge with the version that introduced an operation or webhook: `since 1.2`. Empty if unknown. `names`
 * identify the operation or webhook in the changes between versions.
 */
export function sinceBadge(names: readonly string[], history: History | undefined): readonly string[] {
  const added = history?.releases.find(({ changes = [] }) =>
    changes.some(({ id, operations }) => ADDED.includes(id) && operations.some((name) => names.includes(name))),
  );
  return added === undefined || added.name === '' ? [] : [`since ${added.name}`];
}

const ADDED = ['operation-added', 'webhook-added'];

/**
 * Lists the changes of an operation or webhook by version. A change that affects many operations is only on the page of
 * its version.
 */
export function callHistory(names: readonly string[], history: History | undefined): Content {
  if (history === undefined) return [];
  const segments = segmentsOf(history.releases);
  const lines = history.releases.flatMap((release) =>
    (release.changes ?? [])
      .filter((change) => change.operations.some((name) => names.includes(name)) && !isGeneral(change))
      .map(({ verdict, message }): Content => [
        link(releaseLabel(release), releaseHref(segments.get(release) ?? '')),
        text(', '),
        ...(verdict === 'safe' ? [] : [element('strong', text(verdict)), text(': ')]),
        ...marked(message),
      ]),
  );
  const more = lines.length - SHOWN;
  return list([...lines.slice(0, SHOWN), ...(more > 0 ? [[text(`and ${more} more`)]] : [])]);
}
