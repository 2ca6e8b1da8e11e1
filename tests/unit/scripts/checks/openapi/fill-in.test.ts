import { testCheck, description, guide } from '../check-case.ts';

testCheck('fill-in', {
  'a text of the description': [
    "paths:\n  /pay:\n    get:\n      description: '[fill in: what it does]'\n",
    '6:20 To be filled in: what it does.',
  ],
  'a part of a text': [
    "paths:\n  /pay:\n    get:\n      description: 'Pays [fill in: what].'\n",
    '6:26 To be filled in: what.',
  ],
  'a value of an example': [
    "components:\n  examples:\n    Paid:\n      value: { amount: '[fill in: amount]' }\n",
    '6:24 To be filled in: amount.',
  ],
  'a text of a guide': [
    { ...description('paths: {}\n'), ...guide('[fill in: what to do `first`]') },
    '5:1 To be filled in: what to do first.',
  ],
  'a name in site.yaml': [
    {
      ...description('paths: {}\n'),
      ...guide('Text.'),
      'guides/site.yaml': "brand: '[fill in: brand]'\nurl: https://docs.example.com\n",
    },
    'guides/site.yaml:1:9 To be filled in: brand.',
  ],
  'a neutral address on a reserved domain': [
    {
      ...description('paths: {}\n'),
      ...guide('Text.'),
      'guides/site.yaml': 'brand: B\nurl: https://docs.example.com\n',
    },
  ],
  'honest words': [
    'paths:\n  /forms:\n    get:\n      description: Forms to fill in, such as [fill in] and TODO lists.\n',
  ],
});
