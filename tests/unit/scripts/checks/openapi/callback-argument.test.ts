import { testCheck } from '../check-case.ts';

const callback = (parameters: string, source: string): string =>
  `components:\n  schemas:\n    Plugin: { properties: { done: { x-callback: { parameters: [${parameters}], source: '${source}' } } } }`;

testCheck('callback-argument', {
  'another name': [
    callback('response', 'if (respons.ok) go();'),
    '5:64 The sample does not use the parameter `response`.',
  ],
  'the name of a member, and part of a name': [
    callback('a', 'go(b.a, $a, aa);'),
    '5:64 The sample does not use the parameter `a`.',
  ],
  'the name': [callback('a', 'go(b.a, a);')],
  'no arguments': [callback('', 'go();')],
  'a name of signs': [callback('"$("', 'go($();')],
});
