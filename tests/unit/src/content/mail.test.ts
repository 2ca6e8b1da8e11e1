import { describe, expect, it } from 'vitest';
import { questionsMail, reportLink } from '#src/content/mail.ts';
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
  it('asks every question, without backticks, and names the page (RFC 6068)', () => {
    const { protocol, pathname, searchParams } = mail(2);
    expect([protocol, pathname, searchParams.get('subject')]).toEqual([
      'mailto:',
      'help@shop.example',
      'API questions: Pay & go',
    ]);
    expect(searchParams.get('body')?.split('\r\n')).toEqual([
      'To integrate your API, we need to know:',
      '',
      '1. What does field0 mean?',
      '2. What does field1 mean?',
      '',
      'From “Pay & go”: https://shop.example/docs/pay',
    ]);
  });

  it('leaves to the page what is too long for a link', () => {
    const { href, searchParams } = mail(200);
    expect(href.length).toBeLessThanOrEqual(1900);
    expect(searchParams.get('body')).toMatch(/\r\n… and \d+ more on the page\r\n/);
  });

  it('holds what has no form in UTF-8', () => {
    const { searchParams } = new URL(questionsMail(site('help@shop.example'), [{ text: 'What is \ud83e?' }]));
    expect(searchParams.get('body')).toContain('1. What is \ufffd?');
  });
});

describe('the report of an error', () => {
  it('is a mail that names the page', () => {
    const { searchParams } = new URL(
      reportLink(site('help@shop.example', 'https://code.example/a/b/edit/main/{file}')) ?? '',
    );
    expect([searchParams.get('subject'), searchParams.get('body')]).toEqual([
      'Error on the page “Pay & go”',
      'https://shop.example/docs/pay\r\n\r\nWhat is wrong:',
    ]);
  });

  it.each([
    ['https://code.example/a/b/edit/main/{file}#L{line}', 'https://code.example/a/b/issues/new'],
    ['https://code.example/a/b/blob/main/{file}', 'https://code.example/a/b/issues/new'],
    ['https://code.example/group/a/b/-/edit/main/{file}', 'https://code.example/group/a/b/issues/new'],
    ['https://wiki.example/{file}', undefined],
    ['', undefined],
  ])('without an address is an issue: %s', (editUrl, want) => {
    expect(reportLink(site('', editUrl))?.split('?')[0]).toBe(want);
  });
});
