import { asList, asRecord, asText } from '../../model/raw.ts';
import { parseCurls } from '../../samples/parse-curl.ts';
import { validatorOf } from '../../schema/validator.ts';
import type { Check } from '../check.ts';
import { curlFaults } from '../curl-faults.ts';
import { placeIn } from '../place.ts';
import { operationsIn } from '../walk.ts';

const SHELL = /\b(?:curl|shell|bash|sh|zsh|console|terminal)\b/i;

/** A cURL sample that authors wrote (`x-codeSamples`) calls its own operation: method, path, query, headers, body. */
export const sampleRequest: Check = {
  id: 'sample-request',
  *run(context) {
    const validator = validatorOf(context.document);
    for (const use of operationsIn(context.document)) {
      for (const sample of ['x-codeSamples', 'x-code-samples']
        .flatMap((key) => asList(use.operation[key]))
        .map(asRecord)) {
        const source = asText(sample['source']);
        if (!SHELL.test(`${asText(sample['lang'])} ${asText(sample['label'])}`)) continue;
        for (const { offset, message, hint } of parseCurls(source).flatMap((curl) =>
          curlFaults(context, curl, validator, use),
        )) {
          yield { message, hint, location: placeIn(context, sample, 'source', offset) };
        }
      }
    }
  },
};
