import { description, guide, testCheck, type Files } from '../check-case.ts';

const told = (synonyms: string): Files => ({
  ...description('paths: {}'),
  ...guide('Text.'),
  'guides/synonyms.yaml': synonyms,
});

testCheck('search-synonyms', {
  'words that mean the same, and words that mean a place': [
    told('- words: [payout, settlement]\n- words: [start]\n  to: /reference\n'),
  ],
  'no synonyms': [{ ...description('paths: {}'), ...guide('Text.') }],
  'an empty file': [told('')],
  'one word alone': [told('- words: [payout]\n'), 'guides/synonyms.yaml:1:3 `words` cannot be `["payout"]`.'],
  'an address elsewhere': [
    told('- words: [help]\n  to: https://elsewhere.example\n'),
    'guides/synonyms.yaml:2:3 `to` cannot be `"https://elsewhere.example"`.',
  ],
});

testCheck('guide-links', {
  'a synonym that leads to no page': [
    told('- words: [help]\n  to: /nowhere\n'),
    'guides/synonyms.yaml:1:3 There is no page `/nowhere`.',
  ],
});
