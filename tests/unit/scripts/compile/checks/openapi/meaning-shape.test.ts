import { testCheck } from '../check-case.ts';
import { sample } from './samples.ts';

testCheck(
  'meaning-shape',
  {
    'a number among words': [
      "[{ name: Ada }, { name: Obi }, { name: '0123456789' }]",
      '12:63 `name` is `"0123456789"`, a number, but words in all other samples.',
    ],
    'a date among codes': [
      "[{ id: ORDER-1 }, { Id: ORDER-2 }, { id: '2026-03-02' }]",
      '12:65 `id` is `"2026-03-02"`, a date, but a code in all other samples.',
    ],
    'two samples': ["[{ name: Ada }, { name: '0123456789' }]"],
    'a string of no known kind': ["[{ name: Ada }, { name: Obi }, { name: 'Ada & Obi' }]"],
  },
  sample,
);
