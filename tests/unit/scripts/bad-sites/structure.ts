import type { BadSites } from './bad-site.ts';

/** What can be wrong with groups, `site.yaml`, file names and frontmatter. */
export const BAD_STRUCTURES: BadSites = {
  aliases: [
    'an alias without an anchor',
    ['yaml-syntax', 'guides/groups.yaml:2:10', '*begin', 'The alias `*begin` has no anchor `&begin` above it.'],
  ],
  'duplicate-slug': [
    'two guides of one address, and a reserved one',
    [
      'guide-address',
      'guides/extra/orders.mdx:1:1',
      '---',
      '`/orders` is also the URL of `tests/fixtures/sites/duplicate-slug/guides/start/orders.mdx`.',
    ],
    ['guide-address', 'guides/start/reference.mdx:1:1', '---', 'The URL `/reference` is reserved.'],
  ],
  'frontmatter-mistakes': [
    'unknown keys and wrong types in frontmatter',
    ['guide-frontmatter', '4:1', 'descripton: ', 'There is no key `descripton` here.'],
    ['guide-frontmatter', '5:1', 'order: first', '`order` is `"first"`, not a number.'],
    ['guide-frontmatter', '6:1', 'unlisted: "y', '`unlisted` is `"yes"`, not a boolean.'],
    ['guide-frontmatter', '7:1', 'navLabel: 7', '`navLabel` is `7`, not a string.'],
  ],
  'group-without-folder': [
    'a group without a folder',
    ['guide-groups', 'guides/groups.yaml:5:11', 'strat', 'The group `strat` has no folder.'],
  ],
  'group-without-page': [
    'a group without a page',
    ['guide-groups', 'guides/groups.yaml:4:11', 'later', 'The group `later` has no page.'],
  ],
  'malformed-groups': [
    'malformed groups.yaml and site.yaml',
    ['yaml-syntax', 'guides/groups.yaml:3:1', '', 'A text in quotes is not closed.'],
    ['yaml-syntax', 'guides/site.yaml:2:1', 'brand: Shop ', 'The key `brand` occurs twice in one object.'],
  ],
};
