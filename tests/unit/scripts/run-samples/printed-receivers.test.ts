import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BuildError } from '../../../../scripts/problem.ts';
import { printedSite, type PrintedReceiver } from '../../../../scripts/run-samples/printed.ts';
import { receiverTally, table } from '../../../../scripts/run-samples/report.ts';
import { curl } from '../../../../scripts/run-samples/toolchains/curl.ts';
import type { Content } from '../../../../src/model/content.ts';
import type { WebhookSection } from '../../../../src/model/operation-section.ts';
import type { SampleHook } from '../../../../src/model/sample.ts';
import type { Site } from '../../../../src/model/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'receivers-printed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HOOK: SampleHook = { method: 'POST', path: '/webhooks' };
const LANGUAGE = { id: 'go', label: 'Go', syntax: 'go' };
const section = (more: Partial<WebhookSection> = {}): Content => [
  {
    kind: 'webhook',
    webhook: {
      anchor: 'paid',
      name: 'paid',
      method: 'POST',
      hook: HOOK,
      receivers: [{ language: LANGUAGE, code: { text: 'package main', syntax: 'go' } }],
      ...more,
    } as WebhookSection,
  },
];

/** Receivers of a site of one guide whose page shows some panels. */
async function printed(
  content: Content,
  panels: Readonly<Record<string, string>>,
): Promise<readonly PrintedReceiver[]> {
  mkdirSync(join(folder, 'a'), { recursive: true });
  writeFileSync(
    join(folder, 'a', 'index.html'),
    Object.entries(panels)
      .map(([id, text]) => `<div id="${id}"><pre><code>${text}</code></pre></div>`)
      .join(''),
  );
  const site = { pages: [{ href: '/a', content }], reference: { hrefs: [], page: () => ({}) } } as unknown as Site;
  return (await printedSite(site, folder)).receivers;
}

const SHOWN = { 'paid.receiver-go': 'package main' };
const WANT: PrintedReceiver = {
  page: '/a',
  anchor: 'paid.receiver-go',
  language: 'go',
  text: 'package main',
  webhook: { name: 'paid', method: 'POST' },
  hook: HOOK,
};

describe('receivers of the built pages', () => {
  it.each<[string, Content, readonly PrintedReceiver[]]>([
    ['stand at their webhook', section(), [WANT]],
    ['are found in steps', [{ kind: 'steps', steps: [section()] }], [WANT]],
    ['are none of a callback', section({ receivers: [] }), []],
  ])('%s', async (_, content, want) => expect(await printed(content, SHOWN)).toEqual(want));

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['a page lacks one', {}, 'lacks the sample `paid.receiver-go`'],
    [
      'a page has another text',
      { 'paid.receiver-go': 'package other' },
      'has another text of the sample `paid.receiver-go`',
    ],
  ])('are refused where %s', async (_, panels, want) => {
    const error = await printed(section(), panels).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BuildError);
    expect((error as BuildError).problems.map(({ message }) => message).join('')).toContain(want);
  });
});

describe('the tally of receivers', () => {
  const found = { toolchain: curl, version: 'go 1.19' };
  it('is a line of its own', () => {
    expect(
      table([
        receiverTally('go', [WANT, WANT], found, [
          { sample: WANT, faults: [] },
          { sample: WANT, faults: ['wrong'] },
        ]),
      ]),
    ).toBe(
      [
        'language      run  printed  incomplete  skipped  failed  tool',
        'go receivers    1        2           0        0       1  go 1.19',
      ].join('\n'),
    );
  });
  it('says what was skipped', () =>
    expect(receiverTally('go', [WANT], { toolchain: curl, missing: 'no go' }, [])).toMatchObject({
      run: 0,
      printed: 1,
      skipped: 1,
      tool: 'no go',
    }));
});
