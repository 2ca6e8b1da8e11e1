import { expect, test } from 'vitest';
import { prefersMarkdown } from '#scripts/outputs/hosting/accept.ts';
import { ACCEPTS } from '../../../../hosts/rows/accepts.ts';

test.each(ACCEPTS)('%s: %s', (accept, form) => {
  expect(prefersMarkdown(accept)).toBe(form === 'markdown');
});
