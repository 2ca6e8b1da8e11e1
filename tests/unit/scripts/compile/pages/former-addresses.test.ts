import { describe, expect, it } from 'vitest';
import { hostedSite } from '#scripts/build/hosting/hosted-site.ts';
import { hostingFiles } from '#scripts/build/hosting/index.ts';
import { testCheck, type Files } from '../checks/check-case.ts';
import { guide, pagesOf } from './guide.ts';

const at = (slug: string) => ({ slug, location: { file: 'a.mdx', line: 4, column: 2 } });

describe('former addresses', () => {
  const { site, problems } = pagesOf([
    guide('first', 'Text.'),
    guide('second', 'Text.', { formerly: [at('old'), at('Older')] }),
    guide('third', 'Text.', { formerly: [at('FIRST'), at('old'), at('reference'), at('third')] }),
  ]);

  it('lead to the guide', () => {
    expect(site.redirects).toEqual([
      { from: '/', to: '/first' },
      { from: '/old', to: '/second' },
      { from: '/Older', to: '/second' },
    ]);
  });

  it('are refused where a page has them, or another guide had them', () => {
    expect(problems).toEqual([
      '4:2 `/FIRST` is the address of `first.mdx`.',
      '4:2 `/old` is a former address in `a.mdx:4:2` already.',
      '4:2 `/reference` is an address the site keeps for itself.',
      '4:2 `/third` is the address of `third.mdx`.',
    ]);
  });

  it('are in the configuration of every host that has redirects', () => {
    const files = hostingFiles(hostedSite(site.redirects, '/docs/', {}));
    const names = files.filter(({ contents }) => String(contents).includes('/docs/second')).map(({ path }) => path);
    expect(names).toEqual(expect.arrayContaining(['_redirects']));
    expect(names).toHaveLength(files.filter(({ path }) => path !== '_headers').length);
  });
});

const written = (formerly: string): Files => ({
  'openapi.yaml': "openapi: 3.1.1\ninfo: { title: T, version: '1' }\npaths: {}\n",
  'guides/start/first.mdx': `---\ntitle: First\ndescription: The first one.\nformerly: ${formerly}\n---\nText.\n`,
});

testCheck('guide-frontmatter', {
  'formerly as a text': [written('old'), '4:1 `formerly` is not a list.'],
  'formerly with a slash': [written('[/old]'), '4:12 `"/old"` is not the name of a guide.'],
  'formerly as a list': [written('[old, older]')],
});
testCheck('guide-address', {
  'its own address': [written('[first]'), '4:12 `/first` is the address of `guides/start/first.mdx`.'],
  'an address that nobody has': [written('[old]')],
});
