import type { BadSite } from './bad-site.ts';

/** What can be wrong with groups, `site.yaml`, file names and frontmatter. */
export const BAD_STRUCTURES: readonly BadSite[] = [
  {
    name: 'an alias without an anchor',
    site: 'aliases',
    want: [
      {
        check: 'yaml-syntax',
        at: 'aliases/guides/groups.yaml:2:10',
        text: '*begin',
        message: 'Unresolved alias (the anchor must be set before the alias): begin',
      },
    ],
  },
  {
    name: 'two guides of one address, and a reserved one',
    site: 'duplicate-slug',
    want: [
      {
        check: 'guide-address',
        at: 'duplicate-slug/guides/extra/orders.mdx:1:1',
        text: '---',
        message: '`/orders` is also the address of `tests/fixtures/sites/duplicate-slug/guides/start/orders.mdx`.',
      },
      {
        check: 'guide-address',
        at: 'duplicate-slug/guides/start/reference.mdx:1:1',
        text: '---',
        message: '`/reference` is an address the site keeps for itself.',
      },
    ],
  },
  {
    name: 'a folder of guides without a group',
    site: 'folder-without-group',
    want: [
      {
        check: 'guide-groups',
        at: 'folder-without-group/guides/groups.yaml:1:1',
        text: '- folder: st',
        message: 'The folder `extra` holds guides but is no group.',
      },
    ],
  },
  {
    name: 'frontmatter that is no YAML',
    site: 'frontmatter-malformed',
    want: [
      {
        check: 'yaml-syntax',
        at: 'frontmatter-malformed/guides/start/orders.mdx:2:8',
        text: 'Orders: all ',
        message: 'Nested mappings are not allowed in compact mappings',
      },
    ],
  },
  {
    name: 'unknown keys and wrong types in frontmatter',
    site: 'frontmatter-mistakes',
    want: [
      {
        check: 'guide-frontmatter',
        at: 'frontmatter-mistakes/guides/start/orders.mdx:4:1',
        text: 'descripton: ',
        message: '`descripton` is no frontmatter key.',
      },
      {
        check: 'guide-frontmatter',
        at: 'frontmatter-mistakes/guides/start/orders.mdx:5:1',
        text: 'order: first',
        message: '`order` is `"first"`, not a number.',
      },
      {
        check: 'guide-frontmatter',
        at: 'frontmatter-mistakes/guides/start/orders.mdx:6:1',
        text: 'unlisted: "y',
        message: '`unlisted` is `"yes"`, not a boolean.',
      },
      {
        check: 'guide-frontmatter',
        at: 'frontmatter-mistakes/guides/start/orders.mdx:7:1',
        text: 'navLabel: 7',
        message: '`navLabel` is `7`, not a string.',
      },
    ],
  },
  {
    name: 'a group without a folder',
    site: 'group-without-folder',
    want: [
      {
        check: 'guide-groups',
        at: 'group-without-folder/guides/groups.yaml:5:11',
        text: 'strat',
        message: 'The group `strat` has no folder.',
      },
    ],
  },
  {
    name: 'a group without a page',
    site: 'group-without-page',
    want: [
      {
        check: 'guide-groups',
        at: 'group-without-page/guides/groups.yaml:4:11',
        text: 'later',
        message: 'The group `later` has no page.',
      },
    ],
  },
  {
    name: 'a guide without description',
    site: 'guide-without-description',
    want: [
      {
        check: 'guide-frontmatter',
        at: 'guide-without-description/guides/start/orders.mdx:3:1',
        text: 'description:',
        message: 'The guide has no `description`.',
      },
    ],
  },
  {
    name: 'a guide without frontmatter',
    site: 'guide-without-frontmatter',
    want: [
      {
        check: 'guide-frontmatter',
        at: 'guide-without-frontmatter/guides/start/orders.mdx:1:1',
        text: 'Text.',
        message: 'The guide has no `description`.',
      },
      {
        check: 'guide-frontmatter',
        at: 'guide-without-frontmatter/guides/start/orders.mdx:1:1',
        text: 'Text.',
        message: 'The guide has no `title`.',
      },
    ],
  },
  {
    name: 'a guide without title',
    site: 'guide-without-title',
    want: [
      {
        check: 'guide-frontmatter',
        at: 'guide-without-title/guides/start/orders.mdx:2:1',
        text: 'description:',
        message: 'The guide has no `title`.',
      },
    ],
  },
  {
    name: 'malformed groups.yaml and site.yaml',
    site: 'malformed-groups',
    want: [
      {
        check: 'yaml-syntax',
        at: 'malformed-groups/guides/groups.yaml:3:1',
        text: '',
        message: 'Missing closing "quote',
      },
      {
        check: 'yaml-syntax',
        at: 'malformed-groups/guides/site.yaml:2:1',
        text: 'brand: Shop ',
        message: 'Map keys must be unique',
      },
    ],
  },
  {
    name: 'a site.yaml without the keys every site has',
    site: 'site-without-keys',
    want: [
      {
        check: 'site-config',
        at: 'site-without-keys/guides/site.yaml:2:1',
        text: 'brand: Shop',
        message: '`chatUrl` is missing.',
      },
      {
        check: 'site-config',
        at: 'site-without-keys/guides/site.yaml:4:1',
        text: 'supportEmail',
        message: '`supportEmail` is missing.',
      },
    ],
  },
];
