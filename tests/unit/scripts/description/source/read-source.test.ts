import { getLineColLocation } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { ReadSource } from '#scripts/description/source/read-source.ts';

it('finds the same places after its lines were dropped', () => {
  const entries = Array.from({ length: 600 }, (_, index) => `  "name-${index}": "${'größer '.repeat(300)}"`);
  const text = `{\n${entries.join(',\n')}\n}\n`;
  const source = new ReadSource('/description.json', text);
  const place = () => getLineColLocation({ source, pointer: '#/name-500', reportOnKey: false }).start;
  const before = { place: place(), lines: source.getLines() };
  source.drop();
  expect(place()).toEqual(before.place);
  expect(source.getLines()).toEqual(before.lines);
  source.drop();
  expect(source.body).toBe(text);
});
