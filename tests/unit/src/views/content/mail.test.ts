import { describe, expect, it } from 'vitest';
import { questionsMail, reportLink } from '#src/views/content/mail.ts';
import type { RenderInput } from '#src/model/render.ts';

const site = (supportEmail: string, editUrl = '') =>
  ({
    base: '/docs/',
    page: { heading: 'Pay & go', href: '/pay' },
    config: { supportEmail, url: 'https://shop.example', values: { editUrl } },
  }) as unknown as RenderInput;
const mail = (count: number): URL =>
  new URL(
    questionsMail(
      site('help@shop.example'),
      Array.from({ length: count }, (_, at) => ({ text: `What does \`field${at}\` mean?` })),
    ),
  );

describe('the mail to support', () => {
  it('leaves to the page what is too long for a link', () => {
    const { href, searchParams } = mail(200);
    expect(href.length).toBeLessThanOrEqual(1900);
    expect(searchParams.get('body')).toMatch(/\r\n… and \d+ more on the page\r\n/);
    expect(searchParams.get('body')).toContain(': https://shop.example/docs/pay');
  });

  it('holds what has no form in UTF-8', () => {
    const { searchParams } = new URL(questionsMail(site('help@shop.example'), [{ text: 'What is \ud83e?' }]));
    expect(searchParams.get('body')).toContain('1. What is \ufffd?');
  });
});

it.each([
  ['https://code.example/a/b/edit/main/{file}#L{line}', 'https://code.example/a/b/issues/new'],
  ['https://code.example/a/b/blob/main/{file}', 'https://code.example/a/b/issues/new'],
  ['https://code.example/group/a/b/-/edit/main/{file}', 'https://code.example/group/a/b/issues/new'],
  ['https://wiki.example/{file}', undefined],
  ['', undefined],
])('the report of an error without an address is an issue: %s', (editUrl, want) => {
  expect(reportLink(site('', editUrl))?.split('?')[0]).toBe(want);
});
