import { describe, expect, it } from 'vitest';
import { allProblems, description, problemsOf, type Files } from '../check-case.ts';

const API = description('paths: {}\n');
const page = (title: string, more = '', text = 'Text.'): string =>
  `---\ntitle: ${title}\ndescription: What it tells.\n${more}---\n\n${text}\n`;

async function found(files: Files): Promise<readonly string[]> {
  return (await problemsOf('guide-titles', { ...API, ...files })).map((problem) =>
    problem.replaceAll(/`[^`]*guides\//g, '`guides/').replace(/^guides\/start\//, ''),
  );
}

/** Problems of one guide of this text, which begins in line 6. */
const inText = (text: string): Promise<readonly string[]> => found({ 'guides/start/a.mdx': page('A', '', text) });

describe('guide-titles', () => {
  it('finds two guides with one title, once', async () => {
    expect(await found({ 'guides/start/a.mdx': page('Pay'), 'guides/start/b.mdx': page('Pay') })).toEqual([
      'b.mdx:2:8 The title `Pay` is also that of `guides/start/a.mdx`.',
    ]);
  });

  it('finds two guides with one label, however it comes about', async () => {
    expect(
      await found({
        'guides/start/a.mdx': page('A', 'navLabel: Pay\n'),
        'guides/start/b.mdx': page('B', 'heading: pay\n'),
        'guides/start/c.mdx': page('C', 'heading: D\nnavLabel: Pay\n'),
      }),
    ).toEqual([
      'b.mdx:4:10 The label `pay` is also that of `guides/start/a.mdx`.',
      'c.mdx:5:11 The label `Pay` is also that of `guides/start/a.mdx`.',
    ]);
  });

  it('warns of a long description', async () => {
    const long = page('A').replace('What it tells.', `${'Long '.repeat(41)}.`);
    const problems = (await allProblems({ ...API, 'guides/start/a.mdx': long })).filter(
      ({ check }) => check === 'guide-titles',
    );
    expect(problems.map(({ at, message }) => `${at} ${message}`)).toEqual([
      'guides/start/a.mdx:3:14 The description has 206 characters.',
    ]);
  });

  it('finds headings that skip a level', async () => {
    expect(await inText('### A\n\n## B\n\n#### C')).toEqual([
      'a.mdx:6:1 The heading `A` has level 3, but the one above it has level 1.',
      'a.mdx:10:1 The heading `C` has level 4, but the one above it has level 2.',
    ]);
  });

  it('finds a second title', async () => {
    expect(await inText('# A\n\n## B')).toEqual(['a.mdx:6:1 `A` is a second title of the page.']);
  });

  it('finds a heading twice under one parent', async () => {
    expect(await inText('## A\n\n### C\n\n### c\n\n## A')).toEqual([
      'a.mdx:10:1 The heading `c` occurs twice in this section.',
      'a.mdx:12:1 The heading `A` occurs twice in this section.',
    ]);
  });

  it('leaves headings alone that nest: of one name under two parents, in two tabs, below an operation', async () => {
    expect(
      await inText(
        '## A\n\n### C\n\n#### D\n\n## B\n\n### C\n\n<Tabs>\n<Tab title="X">\n\n### Same\n\n</Tab>\n<Tab title="Y">\n\n### Same\n\n</Tab>\n</Tabs>\n\n<Operation id="x" />\n\n#### More',
      ),
    ).toEqual([]);
  });
});
