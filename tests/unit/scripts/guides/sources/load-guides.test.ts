import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadGuides } from '#scripts/guides/sources/load-guides.ts';
import { freshFolder } from '../../../own-folder.ts';

const SITE =
  'brand: Shop\nurl: https://docs.example//\nsupportEmail: a@b.example\nsignInUrl: https://a.example\nsignUpUrl: https://a.example\nchatUrl: https://a.example\npoweredBy: Bank\nextra: 5\n';
const guide = (more = '') => `---\ntitle: A\ndescription: B\n${more}---\n\nText.\n`;
const GROUPS = '- folder: start\n  label: Start\n  open: true\n  icon: rocket\n- folder: Next\n';

const folder = freshFolder();

/** Loads a folder with these files. */
async function load(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) folder.write(name, text);
  const { guides, problems } = await loadGuides(folder.root);
  return {
    ...guides,
    problems: problems.map(
      ({ message, location: { file, line, column } }) => `${relative(folder.root, file)}:${line}:${column} ${message}`,
    ),
  };
}

describe('loadGuides', () => {
  it('orders guides by group, order and file name, and keeps the case of addresses', async () => {
    const { guides, groups, problems } = await load({
      'site.yaml': SITE,
      'groups.yaml': GROUPS,
      'Next/SDKs.mdx': guide(),
      'start/b.mdx': guide('order: 2\n'),
      'start/c.mdx': guide('order: 1\n'),
      'start/a.mdx': guide('order: 2\n'),
      'start/notes.txt': 'No guide.',
    });
    expect(problems).toEqual([]);
    expect(guides.map(({ group, href }) => `${group} ${href}`)).toEqual([
      'start /c',
      'start /a',
      'start /b',
      'Next /SDKs',
    ]);
    expect(groups).toEqual([
      { folder: 'start', label: 'Start', open: true, icon: 'rocket' },
      { folder: 'Next', label: 'Next', open: false, icon: 'folder' },
    ]);
  });

  it('reads the names and addresses of the site, further keys too', async () => {
    const { config } = await load({ 'site.yaml': SITE, 'groups.yaml': '[]' });
    expect(config).toMatchObject({
      brand: 'Shop',
      url: 'https://docs.example',
      supportEmail: 'a@b.example',
      poweredBy: 'Bank',
      values: { extra: '5', brand: 'Shop' },
    });
  });

  it('needs no guides at all', async () => {
    const { guides, problems } = await loadGuides(undefined);
    expect(problems).toEqual([]);
    expect(guides).toMatchObject({
      groups: [],
      guides: [],
      config: { brand: '', url: '', supportEmail: '' },
    });
  });

  const MISTAKES: readonly { name: string; given: Readonly<Record<string, string>>; want: readonly string[] }[] = [
    { name: 'an empty folder', given: { 'other.txt': '' }, want: ['site.yaml:1:1 The guides have no `site.yaml`.'] },
    {
      name: 'guides beside the groups and below one',
      given: {
        'site.yaml': SITE,
        'groups.yaml': '- folder: start\n',
        'stray.mdx': guide(),
        'start/a.mdx': guide(),
        'start/deep/b.mdx': guide(),
      },
      want: [
        'start/deep/b.mdx:1:1 `start/deep/b.mdx` is in no group, so it has no page.',
        'stray.mdx:1:1 `stray.mdx` is in no group, so it has no page.',
      ],
    },
    {
      name: 'a group that is misspelt, and no folder with the ending of a guide',
      given: { 'site.yaml': SITE, 'groups.yaml': '- folder: strat\n', 'start/a.mdx/b.txt': '', 'start/c.mdx': guide() },
      want: ['groups.yaml:1:11 The group `strat` has no folder.'],
    },
    {
      name: 'a group without a name',
      given: { 'site.yaml': SITE, 'groups.yaml': '- label: Start\n', 'start/a.mdx': guide() },
      want: [
        'groups.yaml:1:3 `folder` is missing.',
        'groups.yaml:1:1 The folder `start` contains guides but is not a group.',
      ],
    },
    {
      name: 'a group given twice',
      given: { 'site.yaml': SITE, 'groups.yaml': '- folder: start\n- folder: start\n', 'start/a.mdx': guide() },
      want: ['groups.yaml:2:11 The group `start` is listed twice.'],
    },
    {
      name: 'a file name that is no address',
      given: { 'site.yaml': SITE, 'groups.yaml': '- folder: start\n', 'start/a b#c.mdx': guide() },
      want: ['start/a b#c.mdx:1:1 `a b#c` is not a valid URL path: use letters, digits and hyphens.'],
    },
  ];
  for (const { name, given, want } of MISTAKES)
    it(`reports ${name}`, async () => expect((await load(given)).problems).toEqual(want));

  it('reports a guide that is not UTF-8', async () => {
    folder.write('start/latin.mdx', Buffer.from(guide().replace('Text', 'Caf\u00e9'), 'latin1'));
    const { problems } = await load({ 'site.yaml': SITE, 'groups.yaml': '- folder: start\n' });
    expect(problems).toEqual(['start/latin.mdx:6:4 The file is not valid UTF-8 here.']);
  });
});
