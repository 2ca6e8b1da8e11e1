/** The tools know OpenAPI and guides. What this provider sells, and in which words, is for `openapi/` and `guides/`. */
import { expect, it } from 'vitest';
import { filesOf, textOf } from './imports.ts';

const WORDS =
  /wallet|naira|\bNGN\b|BVN|\bNIN\b|USSD|woo.?commerce|onboarding|merchant|settlement|virtual.?account|bank.?(?:transfer|details)|pay.?by.?card|card.?payment|split.?(?:payment|code)|payment.?link|web.?plugin|partner.?bank|premium.?tier|ocp-apim|gateway|nigeria/gi;

/** What is known of numbers, times, keys and products anywhere. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'scripts/checks/sensitive/personal-data.ts': ['bvn', 'nin'],
  'src/shared/secrets/secret-names.ts': ['bvn', 'nin'],
};

/** Code without its comments, which may give examples. */
const codeOf = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

const wordsOf = (text: string): readonly string[] => [
  ...new Set([...codeOf(text).matchAll(WORDS)].map(([word]) => word.toLowerCase())),
];

it('no module knows a word of this provider', () => {
  const files = ['scripts', 'src'].flatMap((folder) => filesOf(folder, '.ts', '.tsx', '.mjs', '.css'));
  const found = files.flatMap((file) => {
    const foreign = wordsOf(textOf(file)).filter((word) => KNOWN[file]?.includes(word) !== true);
    return foreign.length === 0 ? [] : [`${file}: ${foreign.join(', ')}`];
  });
  expect(found).toEqual([]);
  const unneeded = Object.entries(KNOWN).filter(([file, words]) =>
    words.some((word) => !wordsOf(textOf(file)).includes(word)),
  );
  expect(unneeded).toEqual([]);
});
