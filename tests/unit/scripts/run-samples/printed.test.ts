import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { codeById, printedSite, type PrintedSample } from '../../../../scripts/run-samples/printed.ts';
import { BuildError } from '../../../../scripts/problem.ts';
import type { Content } from '../../../../src/model/content.ts';
import type { OperationSection, RequestSection, ResponseSection } from '../../../../src/model/operation-section.ts';
import type { Site } from '../../../../src/model/site.ts';
import { example, request, scenario } from './builders.ts';

describe('code of a page', () => {
  it.each<[string, string, readonly [string, string][]]>([
    [
      'is the text of what is highlighted',
      '<div id="a"><pre><code><span>a</span> <b>&lt;b&gt;</b>\n</code></pre></div>',
      [['a', 'a <b>\n']],
    ],
    [
      'belongs to all that it stands in',
      '<div id="a"><p id="b"></p><div id="c"><pre><code>x</code></pre></div></div>',
      [
        ['a', 'x'],
        ['c', 'x'],
      ],
    ],
    ['is the first of each', '<div id="a"><pre><code>x</code></pre><pre><code>y</code></pre></div>', [['a', 'x']]],
    ['is none outside of blocks', '<p id="a"><code>x</code></p>', []],
  ])('%s', (_, html, want) => expect([...codeById(html)]).toEqual(want));
});

const folder = mkdtempSync(join(tmpdir(), 'printed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LANGUAGE = { id: 'curl', label: 'cURL', syntax: 'bash' };
const section: RequestSection = {
  anchor: 'getIt.request',
  operationId: 'getIt',
  title: 'Request',
  scenarios: ['one', 'two'].map((name) =>
    scenario(request(), {
      name,
      anchor: `getIt.request.${name}`,
      samples: [{ language: LANGUAGE, code: { text: `curl ${name}`, syntax: 'bash' } }],
    }),
  ),
};
const operation = (more: Partial<OperationSection>): Content => [
  {
    kind: 'operation',
    operation: { operationId: 'getIt', request: section, responses: [], ...more } as OperationSection,
  },
];
const answers = (status: string, ...names: readonly string[]): ResponseSection =>
  ({ status, examples: names.map((name) => example(`${status} ${name}`, name)) }) as unknown as ResponseSection;

/** Samples of a site of one guide whose page shows some panels. */
async function printed(content: Content, panels: Readonly<Record<string, string>>): Promise<readonly PrintedSample[]> {
  mkdirSync(join(folder, 'a'), { recursive: true });
  writeFileSync(
    join(folder, 'a', 'index.html'),
    Object.entries(panels)
      .map(([id, text]) => `<div id="${id}"><pre><code>${text}</code></pre></div>`)
      .join(''),
  );
  const site = { pages: [{ href: '/a', content }], reference: { hrefs: [], page: () => ({}) } } as unknown as Site;
  return (await printedSite(site, folder)).samples;
}

const BOTH = { 'getIt.request.one-curl': 'curl one', 'getIt.request.two-curl': 'curl two' };
const steps = (content: Content): Content => [{ kind: 'steps', steps: [content] }];
const tabs = (content: Content): Content => [{ kind: 'tabs', tabs: [{ children: content }] }] as unknown as Content;

describe('samples of the built pages', () => {
  it.each<[string, Content, readonly (string | undefined)[]]>([
    [
      'have the answer of the same name, else the first of a success',
      operation({ responses: [answers('201', 'first', 'two'), answers('400', 'one')] }),
      ['201 first', '201 two'],
    ],
    ['have no answer that is an error', operation({ responses: [answers('400', 'one')] }), [undefined, undefined]],
    [
      'have the answer of `default` where there is no other success',
      operation({ responses: [answers('400', 'one'), answers('default', 'one')] }),
      ['default one', 'default one'],
    ],
    [
      'have no answer of `default` beside a redirection',
      operation({ responses: [answers('303'), answers('default', 'one')] }),
      [undefined, undefined],
    ],
    ['have none where the request stands alone', [{ kind: 'request', request: section }], [undefined, undefined]],
    ['are found in steps', steps(operation({})), [undefined, undefined]],
    ['are found in tabs', tabs(operation({})), [undefined, undefined]],
  ])('%s', async (_, content, want) => {
    const samples = await printed(content, BOTH);
    expect(samples.map(({ text }) => text)).toEqual(['curl one', 'curl two']);
    expect(samples.map(({ answer }) => answer?.code.text)).toEqual(want);
  });

  it('are none where the address is not published', async () => {
    const { request: _, ...without } = scenario(request(), {
      samples: [{ language: LANGUAGE, code: { text: '{}', syntax: 'json' } }],
    });
    expect(await printed(operation({ request: { ...section, scenarios: [without] } }), BOTH)).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['a page lacks one', { 'getIt.request.one-curl': 'curl one' }, 'lacks the sample `getIt.request.two-curl`'],
    [
      'a page has another text',
      { ...BOTH, 'getIt.request.two-curl': 'curl  two' },
      'has another text of the sample `getIt.request.two-curl`',
    ],
  ])('are refused where %s', async (_, panels, want) => {
    const error = await printed(operation({}), panels).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BuildError);
    expect((error as BuildError).problems.map(({ message }) => message).join('')).toContain(want);
  });

  it('are refused where a page is missing', async () => {
    const site = {
      pages: [{ href: '/none', content: operation({}) }],
      reference: { hrefs: [], page: () => ({}) },
    } as unknown as Site;
    await expect(printedSite(site, folder)).rejects.toBeInstanceOf(BuildError);
  });
});
