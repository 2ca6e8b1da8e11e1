import { describe, expect, it } from 'vitest';
import { compile } from '#scripts/checks/compile.ts';
import { join } from 'node:path';
import { searchEntries } from '#scripts/outputs/search/gather.ts';
import { siteFiles } from '#scripts/outputs/site-files.ts';
import { sharedFolder } from '../../../own-folder.ts';
import { allProblems, description, guide, type Files } from '../../checks/check-case.ts';

const API = description('paths: {}\n');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30"/></svg>';

const { root, write } = sharedFolder();

/** Problems of a guide beside which, and in `images/`, lies the picture `chart.svg`. */
async function found(text: string, files: Files = {}): Promise<readonly string[]> {
  const pictures = { 'guides/start/chart.svg': SVG, 'guides/images/all.svg': SVG };
  const problems = await allProblems({ ...API, ...guide(text), ...pictures, ...files });
  return problems.map(({ check, at, message, severity }) =>
    `${at} ${check} ${severity}: ${message}`.replace(/^\S+\.mdx:/, ''),
  );
}

describe('guide-images', () => {
  it('accepts pictures beside a guide and in the common folder', async () =>
    expect(await found('![A chart](./chart.svg) and ![all](../images/all.svg), ![again][c]\n\n[c]: chart.svg')).toEqual(
      [],
    ));

  it.each([
    ['no text', '![](./chart.svg)', '5:1 guide-images error: The image `./chart.svg` has no alternative text.'],
    ['no file', '![A chart](./chrat.svg)', '5:1 guide-images error: There is no image `start/chrat.svg`.'],
    [
      'other capitals',
      '![A chart](./Chart.svg)',
      '5:1 guide-images error: The file of the image `Chart.svg` is called `chart.svg`.',
    ],
    [
      'another folder',
      '![A chart](../../chart.svg)',
      '5:1 guide-images error: The image `../../chart.svg` is neither beside the guide nor in `images/`.',
    ],
    [
      'another type',
      '![A chart](./chart.tiff)',
      '5:1 guide-images error: `./chart.tiff` is not an image that a page can show.',
    ],
    [
      'another host',
      '![A chart](https://images.example/a.png)',
      '5:1 guide-images error: The image `https://images.example/a.png` is on another host.',
    ],
  ])('refuses an image with %s, once', async (_, text, want) => expect(await found(text)).toEqual([want]));

  it('refuses what is no image', async () =>
    expect(await found('![A chart](./chart.png)', { 'guides/start/chart.png': 'Hello.' })).toEqual([
      '5:1 guide-images error: `start/chart.png` cannot be read as an image, or has no size.',
    ]));

  it('refuses a folder in the place of one', async () =>
    expect((await found('![A chart](./chart.png)', { 'guides/start/chart.png/a.txt': '' })).join()).toContain(
      '`start/chart.png` cannot be read as an image',
    ));

  it('warns of a large one', async () =>
    expect(await found('![A chart](./chart.svg)', { 'guides/start/chart.svg': SVG + ' '.repeat(1_200_000) })).toEqual([
      '5:1 guide-images warning: The size of the image `./chart.svg` is 1.2 MB.',
    ]));

  it.each([
    ['a script', '<script>alert(1)</script>', 'The image contains `<script`, which runs code or embeds other content.'],
    ['an event handler', '<rect onclick="a()"/>', 'The image contains `<rect onclick=`,'],
    ['a link that runs', '<a xlink:href="javascript:a()"/>', 'The image contains `<a xlink:href="javascript:`,'],
    ['a page', '<foreignObject/>', 'The image contains `<foreignObject`,'],
  ])('refuses an SVG with %s', async (_, inside, want) => {
    const problems = await found('![A chart](./chart.svg)', {
      'guides/start/chart.svg': SVG.replace('<rect', `${inside}<rect`),
    });
    expect(problems).toEqual([expect.stringContaining(want)]);
  });

  it('gives the page its picture, the site its file, and search its text', async () => {
    const files = {
      ...API,
      ...guide('## Charts\n\n![A chart](./chart.svg)\n\n<img src="chart.svg" alt="Small" width={20} />'),
      'guides/start/chart.svg': SVG,
      'guides/groups.yaml': '- folder: start\n  label: Start\n',
    };
    for (const [name, text] of Object.entries(files)) write(name, text);
    const { site, api } = await compile(
      { openapi: join(root, 'openapi.yaml'), guides: join(root, 'guides') },
      { runsChecks: false },
    );
    const [image] = site?.images ?? [];
    expect(image?.href).toMatch(/^\/assets\/chart-[\w-]{8}\.svg$/);
    expect(site?.pages[0]).toMatchObject({
      content: [
        { kind: 'heading' },
        { children: [{ kind: 'picture', src: image?.href, alt: 'A chart', width: 40, height: 30 }] },
        { children: [{ kind: 'picture', src: image?.href, alt: 'Small', width: 20, height: 15 }] },
      ],
    });
    const written =
      site === undefined || api === undefined
        ? []
        : siteFiles(
            { site, api },
            {
              base: '/',
              code: { styles: [], head: '' },
              moved: { script: 'assets/moved.js', icon: 'assets/icon.svg' },
            },
          );
    expect(searchEntries(site?.pages ?? [])).toContainEqual(
      expect.objectContaining({ title: 'Charts', text: ['A chart', 'Small'] }),
    );
    expect(written.map(({ path }) => `/${path}`)).toContain(image?.href);
  });

  it('gives pages of the reference those beside the files of the description', async () => {
    const [text, more] = ['![A flow](./flow.svg)', '<img src="steps.svg" alt="Steps" width="20">'];
    const path = `get: { operationId: go, description: '${more}', responses: { '200': { description: Done. } } }\n`;
    const files = {
      'b/openapi.yaml': `openapi: 3.1.1\ninfo: { title: A, version: '1', description: '${text}' }\npaths: { /go: { $ref: paths/go.yaml } }\n`,
      'b/paths/go.yaml': path,
      'b/flow.svg': SVG,
      'b/paths/steps.svg': SVG,
    };
    for (const [name, contents] of Object.entries(files)) write(name, contents);
    const { site } = await compile({ openapi: join(root, 'b/openapi.yaml') }, { runsChecks: false });
    const [flow, steps] = (site?.images ?? []).map(({ href }) => ({
      kind: 'picture',
      src: href,
      width: 40,
      height: 30,
    }));
    const overview = site?.reference.page('/reference').content[0];
    expect(overview).toMatchObject({ children: [{ ...flow, alt: 'A flow' }] });
    const operation = site?.reference.page('/reference/operations/go').content[0];
    expect(operation).toMatchObject({
      operation: { description: [{ children: [{ ...steps, alt: 'Steps', width: 20, height: 15 }] }] },
    });
  });
});
