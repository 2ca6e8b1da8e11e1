import { description, guide, testCheck, type Files } from '../check-case.ts';

const TERMS = `sentences: { mostWords: 8 }
phrases:
  - { words: gives? back, instead: returns, reason: an operation returns a response. }
abbreviations: { known: [API] }
`;

/** A guide of some text, with terms beside it. */
const told = (text: string, terms = TERMS): Files => ({
  ...description('paths: {}'),
  ...guide(text),
  'guides/terms.yaml': terms,
});

testCheck('prose-terms', {
  'a phrase that is written otherwise': [
    told('The API gives back a list.'),
    '5:9 This site does not write “gives back”: an operation returns a response.',
  ],
  'a sentence that is too long': [
    told('One two three four five six seven eight nine. Ten.'),
    '5:1 A sentence of this paragraph has 9 words.',
  ],
  'an abbreviation that nobody knows': [told('Send the XTC.'), '5:10 The page does not explain `XTC`.'],
  'an abbreviation that is known, and one that is explained': [told('The API takes a XTC (cross-trade code).')],
  'the same words in code': [told('`gives back` and `XTC` are names.')],
  'an entry that cannot be read': [
    told('Text.', 'phrases:\n  - { words: a }\n  - { words: "(", instead: b, reason: c }\n'),
    'guides/terms.yaml:2:5 `instead` is missing.',
    'guides/terms.yaml:2:5 `reason` is missing.',
    'guides/terms.yaml:3:7 `words` cannot be `"("`.',
  ],
  'no terms': [{ ...description('paths: {}'), ...guide('It gives back what it took, and more than anyone wants.') }],
});
