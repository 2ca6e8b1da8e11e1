import { expect, it } from 'vitest';
import { parseDescription, parsedJson } from '#scripts/description/source/parse-description.ts';
import { readNumber } from '#src/shared/schema/number-text.ts';

it.each([
  '{}',
  '[1, "a:b", {"a": {"b": [{"c": null}]}}]',
  '{"a\\"b": "\\\\", "c" : "\\"d\\": e"}',
  '{"__proto__": 1, "": ":"}',
  '{\r\n\t"a"\n:\n1}',
])('reads %s', (text) => {
  expect(parsedJson(text)).toEqual(JSON.parse(text));
});

it.each(['', 'a: 1', '"a"', '{a: 1}', '{"a": 1} # YAML', '{"a": 1, "a": 2}', '{"a": {"b": 1, "\\u0062": 2}}'])(
  'leaves %s to YAML',
  (text) => {
    expect(parsedJson(text)).toBeUndefined();
  },
);

it.each(['1e400', '-1E400', '1.50', '9007199254740993', '1e-400'])('keeps the number %s as it is written', (number) => {
  expect(
    ['yaml', 'json'].map((kind) => parseDescription(kind === 'json' ? `[${number}]` : `- ${number}`, `a.${kind}`)),
  ).toEqual([0, 1].map(() => [readNumber(number)]));
});
