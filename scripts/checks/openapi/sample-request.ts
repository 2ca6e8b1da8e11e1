import { parseCurls } from '#src/shared/samples/parse-curl.ts';
import { asList, asRecord, asText } from '#src/shared/schema/raw.ts';
import { located, type Check, placeIn } from '../lookup/check.ts';
import { curlProblems } from '../lookup/curl/problems.ts';
import { operationsIn } from '../../description/model/path-item.ts';

const SHELL = /\b(?:curl|shell|bash|sh|zsh|console|terminal)\b/i;

/**
 * A cURL sample in `x-codeSamples` matches the method, path, query, headers and body of the operation that has the
 * sample.
 */
export const sampleRequest: Check = {
  id: 'sample-request',
  *run(context) {
    for (const use of operationsIn(context.document)) {
      const samples = ['x-codeSamples', 'x-code-samples'].flatMap((key) => asList(use.operation[key])).map(asRecord);
      for (const sample of samples) {
        if (!SHELL.test(`${asText(sample['lang'])} ${asText(sample['label'])}`)) continue;
        for (const curl of parseCurls(asText(sample['source'])))
          yield* located(curlProblems(context, curl, use), (offset) => placeIn(context, sample, 'source', offset));
      }
    }
  },
};
