import { displayPath } from '../../cli/problem.ts';
import { walkElements, attributesOf } from '../../pages/vocabulary/component.ts';
import type { GuideSource } from '../../guides/sources/guide-source.ts';
import { locationOf } from '../../pages/guide/location.ts';
import type { Check } from '../lookup/check.ts';
import { namesOf } from '../lookup/operations.ts';
import { operationsIn } from '../../description/model/path-item.ts';

/**
 * No two guides show the same operation. With `operations: all` in `site.yaml`, every operation under `paths` is shown
 * in a guide.
 */
export const guideOperations: Check = {
  id: 'guide-operations',
  subject: 'use',
  *run({ document, guides: { guides, config }, locator }) {
    const operations = operationsIn(document);
    const known = new Set(operations.flatMap(namesOf));
    const shown = new Set<string>();
    const homes = new Map<string, GuideSource>();
    for (const guide of guides) {
      for (const node of walkElements(guide.tree)) {
        const id = attributesOf(node)['id'];
        if (id === undefined || !known.has(id) || !/^(?:Operation|Request|Response)$/.test(node.name ?? '')) continue;
        shown.add(id);
        // Inside a sentence, `<Operation>` only mentions the operation.
        if (node.name !== 'Operation' || node.type !== 'mdxJsxFlowElement') continue;
        const home = homes.get(id);
        if (home === undefined) homes.set(id, guide);
        else
          yield {
            message: `The operation \`${id}\` is already shown in \`${displayPath(home.file)}\`.`,
            hint: `Link to it: \`[…](operation:${id})\`.`,
            location: locationOf(guide.file, node),
          };
      }
    }
    for (const use of config.values['operations'] === 'all' ? operations : []) {
      const names = namesOf(use);
      if (use.kind !== 'path' || names.some((name) => shown.has(name))) continue;
      yield {
        message: `No guide shows the operation \`${names[0]}\`.`,
        hint: `Write \`<Operation id="${names[0]}" />\` in the guide where it belongs.`,
        location: locator.trace(use.operation, 'operationId' in use.operation ? ['operationId'] : []),
      };
    }
  },
};
