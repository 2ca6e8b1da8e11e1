import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answersOf } from '#scripts/author/answers.ts';
import { excuse } from '#scripts/author/excuse.ts';
import { copySite, SITES, type SiteCopy } from './site-copy.ts';

const EXAMPLES = 'openapi/components/examples.yaml';

let site: SiteCopy;
beforeEach(() => {
  site = copySite(SITES['files of several objects']);
  site.write(EXAMPLES, site.read(EXAMPLES).replace('serviceLevel: 1', 'serviceLevel: 7'));
});
afterEach(() => site.remove());

const run = (number: string, reason?: string) =>
  excuse(number, { openapi: site.entry, guides: site.guides }, answersOf(reason === undefined ? {} : { reason }));

describe('an excuse', () => {
  it('is written with its reason, into a new file or at the end of the list', async () => {
    const [first = ''] = await site.problems();
    expect(first).toContain('[example-schema]');
    await run('1', 'The level is new.');
    expect(await site.problems()).toEqual([]);
    expect(site.read('openapi/checks.yaml')).toBe(
      'excuses:\n  - check: example-schema\n    file: components/examples.yaml\n' +
        "    message: '`serviceLevel` is `7`, which the schema does not list.'\n    reason: The level is new.\n",
    );
    site.write('openapi/checks.yaml', `# Ours.\n${site.read('openapi/checks.yaml')}# End.\n`);
    site.write('guides/follow/tracking.mdx', `${site.read('guides/follow/tracking.mdx')}\nSee \`deliverd\`.\n`);
    expect(await site.problems()).toHaveLength(1);
    await run('1', 'A word of our own.');
    expect(await site.problems()).toEqual([]);
    expect(site.read('openapi/checks.yaml')).toMatch(
      /^# Ours\.\nexcuses:\n(.|\n)* {2}- check: prose-names\n {4}file: follow\/tracking\.mdx\n(.|\n)*\n# End\.\n$/,
    );
  });

  it.each([
    ['0', 'x', 'There is no problem `0`.'],
    ['9', 'x', 'There is no problem `9`.'],
    ['one', 'x', 'There is no problem `one`.'],
    ['1', ' ', 'An excuse needs a reason.'],
    ['1', undefined, '`--reason` is missing.'],
  ])('of %s for %j is refused', async (number, reason, message) => {
    await expect(run(number, reason)).rejects.toThrow(message);
    expect(await site.problems()).toHaveLength(1);
  });

  it('is refused for what cannot be read', async () => {
    site.write('openapi/paths/shipment.yaml', 'get: [\n');
    await expect(run('1', 'x')).rejects.toThrow('cannot be excused');
  });
});
