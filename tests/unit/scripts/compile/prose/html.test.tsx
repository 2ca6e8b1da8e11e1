/** HTML in a description: what is given, and what a page, its Markdown and the search say. */
import { describe, expect, it, test } from 'vitest';
import { createLinks } from '#scripts/build/markdown/links.ts';
import { markdownPage } from '#scripts/build/markdown/markdown-page.ts';
import { toProse } from '#scripts/compile/prose/description.ts';
import { Inline } from '#src/content/Content.tsx';
import { textOf } from '#src/shared/content/visitor.ts';
import { guides } from '../../../../fixtures/site.ts';
import { markup } from '../../../src/render.tsx';

const page = (given: string): string => markup(<Inline nodes={toProse(given)} />);

function markdown(given: string): string {
  const content = toProse(given);
  return markdownPage({ ...guides[0]!, heading: 'A', description: '', content }, createLinks('/', []))
    .replace(/^# A\n\n/, '')
    .replace(/\n?---\n\nWeb page: .*\n$/, '')
    .trim();
}

const search = (given: string): string => textOf(toProse(given));

const MEANT: Readonly<Record<string, readonly [given: string, page: string, markdown?: string, search?: string]>> = {
  x: ['x','x'],
};

describe('HTML', () => {
  it.each(Object.entries(MEANT))('is %s', (_, [given, ...want]) => {
    expect([page(given), markdown(given), search(given)]).toEqual(want);
  });
});
test('try', async () => {
  const { readFileSync } = await import('node:fs');
  for (const given of JSON.parse(readFileSync('/tmp/h33/html/cases.json','utf8'))) console.log([given, page(given), markdown(given), search(given)].map((x)=>JSON.stringify(x)).join('\n   '));
});
