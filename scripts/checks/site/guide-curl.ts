import { didYouMean } from '../../nearest.ts';
import { parseCurls } from '../../samples/parse-curl.ts';
import { validatorOf } from '../../schema/validator.ts';
import type { Check } from '../check.ts';
import { curlFaults } from '../curl-faults.ts';
import { fencesIn } from './guide-nodes.ts';
import { operationsByName } from './named-operation.ts';

/** cURL in a guide calls an operation as it is described: method, path, query, headers, body. */
export const guideCurl: Check = {
  id: 'guide-curl',
  *run(context) {
    const validator = validatorOf(context.document);
    const operations = operationsByName(context.document);
    for (const fence of context.guides.guides.flatMap(fencesIn)) {
      if (!/^(bash|sh|shell|zsh|curl|console|shellscript|shellsession|terminal)$/.test(fence.language)) continue;
      const name = fence.attributes['operation'];
      const named = name === undefined ? undefined : operations.get(name);
      if (name !== undefined && named === undefined) {
        yield {
          message: `There is no operation \`${name}\`.`,
          hint: didYouMean(name, operations.keys()),
          location: fence.atAttribute('operation'),
        };
        continue;
      }
      for (const curl of parseCurls(fence.node.value)) {
        for (const { offset, message, hint } of curlFaults(context, curl, validator, named))
          yield { message, hint, location: fence.at(offset) };
      }
    }
  },
};
