import { expect, it } from 'vitest';
import { parsedJson } from '#scripts/compile/source/parse-description.ts';

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
