import formats from 'ajv-formats/dist/formats.js';
import { expect, it } from 'vitest';
import { STANDARD_FORMATS } from '#src/shared/schema/formats.ts';

/** Names of the package's own, and pointers, which hardly any description uses. */
const PASSED_OVER = [
  'iso-time',
  'iso-date-time',
  'url',
  'json-pointer',
  'json-pointer-uri-fragment',
  'relative-json-pointer',
];

it('names each format once: those that the package knows, and those that it lacks', () => {
  const lacking = ['idn-email', 'iri', 'decimal'];
  expect([...STANDARD_FORMATS].sort()).toEqual(
    [...Object.keys(formats.fullFormats).filter((name) => !PASSED_OVER.includes(name)), ...lacking].sort(),
  );
});
