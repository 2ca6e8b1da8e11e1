import { existsSync } from 'node:fs';
import { baselineFile, regressions } from '../coverage/baseline.ts';
import { measureCoverage } from '../coverage/measure.ts';
import type { Check } from '../lookup/check.ts';

/** No operation is documented less than `coverage.json` records. It may be, on purpose: a warning. */
export const coverage: Check = {
  id: 'coverage',
  judges: 'use',
  *run({ api, guides, entry, locator }) {
    const file = baselineFile(entry);
    if (!existsSync(file) || guides.guides.length === 0) return;
    for (const { operationId, message, hint } of regressions(measureCoverage(api, guides), file)) {
      const operation = api.operations.find((candidate) => candidate.operationId === operationId);
      yield {
        severity: 'warning',
        message,
        about: [operationId],
        hint,
        location: locator.locate(operation?.node, 'operationId'),
      };
    }
  },
};
