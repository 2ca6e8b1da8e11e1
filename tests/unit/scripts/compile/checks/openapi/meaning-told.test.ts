import { testCheck } from '../check-case.ts';
import { sample } from './samples.ts';

const FIELDS =
  '{ state: { oneOf: [{ const: Open }, { const: Shut }] }, code: { oneOf: [{ const: 0, title: No, description: It comes with the state Shut. }, { const: 1, title: Yes, description: It comes with the state Open. }] } }';

testCheck('meaning-told', {
  'another number than the sample shows': [
    sample('{ size: 11 }', '{ size: { description: The sample shows 10. } }'),
    '12:32 `size` is `11`, but its description says 10.',
  ],
  'another number than in the example': [
    sample('{ stage: 4 }', '{ stage: { description: It is 3 in the example. } }'),
    '12:33 `stage` is `4`, but its description says 3.',
  ],
  'a value that comes with another one': [
    sample('{ state: Open, code: 0 }', FIELDS),
    '12:45 `code` is `0`, which comes with `Shut`, but `state` is `"Open"`.',
  ],
  'the number of the description': [sample('{ size: 10 }', '{ size: { description: The sample shows 10. } }')],
  'values that come with each other': [sample('{ state: Open, code: 1 }', FIELDS)],
});
