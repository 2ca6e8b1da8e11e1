import { describe, expect, it } from 'vitest';
import { codeById, printedSite, type PrintedSite } from '#scripts/run-samples/printed.ts';
import { BuildError } from '#scripts/cli/problem.ts';
import type { Content } from '#src/model/content.ts';
import type {
  OperationSection,
  RequestSection,
  ResponseSection,
  WebhookSection,
} from '#src/model/operation-section.ts';
import type { Site } from '#src/model/site.ts';
import { sharedFolder } from '../../own-folder.ts';
import { WEBHOOK_SAMPLE } from '../model-builders.ts';
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

const folder = sharedFolder();

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
const responses = (status: string, ...names: readonly string[]): ResponseSection =>
  ({ status, examples: names.map((name) => example(`${status} ${name}`, name)) }) as unknown as ResponseSection;

/** Samples and receivers of a site of one guide whose page shows some panels. */
async function printed(content: Content, panels: Readonly<Record<string, string>>): Promise<PrintedSite> {
  folder.write(
    'a/index.html',
    Object.entries(panels)
      .map(([id, text]) => `<div id="${id}"><pre><code>${text}</code></pre></div>`)
      .join(''),
  );
  const site = { pages: [{ href: '/a', content }], reference: { hrefs: [], page: () => ({}) } } as unknown as Site;
  return printedSite(site, folder.root);
}

const BOTH = { 'getIt.request.one-curl': 'curl one', 'getIt.request.two-curl': 'curl two' };
const steps = (content: Content): Content => [{ kind: 'steps', steps: [content] }];
const tabs = (content: Content): Content => [{ kind: 'tabs', tabs: [{ children: content }] }] as unknown as Content;

describe('samples of the built pages', () => {
  it.each<[string, Content, readonly (string | undefined)[]]>([
    [
      'have the answer of the same name, else the first of a success',
      operation({ responses: [responses('201', 'first', 'two'), responses('400', 'one')] }),
      ['201 first', '201 two'],
    ],
    ['have no answer that is an error', operation({ responses: [responses('400', 'one')] }), [undefined, undefined]],
    [
      'have the answer of `default` where there is no other success',
      operation({ responses: [responses('400', 'one'), responses('default', 'one')] }),
      ['default one', 'default one'],
    ],
    [
      'have no answer of `default` beside a redirection',
      operation({ responses: [responses('303'), responses('default', 'one')] }),
      [undefined, undefined],
    ],
    ['have none where the request stands alone', [{ kind: 'request', request: section }], [undefined, undefined]],
    ['are found in steps', steps(operation({})), [undefined, undefined]],
    ['are found in tabs', tabs(operation({})), [undefined, undefined]],
  ])('%s', async (_, content, want) => {
    const { samples } = await printed(content, BOTH);
    expect(samples.map(({ text }) => text)).toEqual(['curl one', 'curl two']);
    expect(samples.map(({ example: shown }) => shown?.code.text)).toEqual(want);
  });

  it('are none where the address is not published', async () => {
    const { request: _, ...without } = scenario(request(), {
      samples: [{ language: LANGUAGE, code: { text: '{}', syntax: 'json' } }],
    });
    const content = operation({ request: { ...section, scenarios: [without] } });
    expect((await printed(content, BOTH)).samples).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['a page lacks one', { 'getIt.request.one-curl': 'curl one' }, 'lacks the sample `getIt.request.two-curl`'],
    [
      'a page has another text',
      { ...BOTH, 'getIt.request.two-curl': 'curl  two' },
      'has a different text for the sample `getIt.request.two-curl`',
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
    await expect(printedSite(site, folder.root)).rejects.toBeInstanceOf(BuildError);
  });
});

describe('receivers of the built pages', () => {
  const webhook = (more: Partial<WebhookSection> = {}): Content => [
    {
      kind: 'webhook',
      webhook: {
        anchor: 'paid',
        name: 'paid',
        method: 'POST',
        sample: WEBHOOK_SAMPLE,
        receivers: [{ language: LANGUAGE, code: { text: 'package main', syntax: 'go' } }],
        ...more,
      } as WebhookSection,
    },
  ];
  const SHOWN = { 'paid.receiver-curl': 'package main' };

  it.each<[string, Content, number]>([
    ['stand at their webhook', webhook(), 1],
    ['are found in steps', steps(webhook()), 1],
    ['are none of a callback', webhook({ receivers: [] }), 0],
  ])('%s', async (_, content, want) =>
    expect((await printed(content, SHOWN)).receivers).toEqual(
      Array.from({ length: want }, () => ({
        page: '/a',
        anchor: 'paid.receiver-curl',
        language: 'curl',
        text: 'package main',
        webhook: { name: 'paid', method: 'POST' },
        sample: WEBHOOK_SAMPLE,
      })),
    ),
  );

  it('are refused where a page lacks one', async () => {
    await expect(printed(webhook(), {})).rejects.toBeInstanceOf(BuildError);
  });
});
