import { parseCurls } from '#src/shared/samples/parse-curl.ts';
import { located, type Check } from '../lookup/check.ts';
import { curlProblems } from '../lookup/curl/problems.ts';
import { unknownName } from '../lookup/guides/fence-body.ts';
import { fencesIn } from '../lookup/guides/passages.ts';
import { operationsByName } from '../lookup/operations.ts';

/** cURL commands in a guide match the method, path, query, headers and body of the operation that they call. */
export const guideCurl: Check = {
  id: 'guide-curl',
  *run(context) {
    const operations = operationsByName(context.document);
    for (const fence of context.guides.guides.flatMap(fencesIn)) {
      if (!/^(bash|sh|shell|zsh|curl|console|shellscript|shellsession|terminal)$/.test(fence.language)) continue;
      const name = fence.attributes['operation'];
      const named = name === undefined ? undefined : operations.get(name);
      if (name !== undefined && named === undefined) {
        yield unknownName(fence, 'operation', 'operation', operations.keys());
        continue;
      }
      for (const curl of parseCurls(fence.node.value)) yield* located(curlProblems(context, curl, named), fence.at);
    }
  },
};
