/**
 * What each language prints: the whole program of a plain request, and of every other request the lines that no program
 * before it has. `npx vitest run tests/unit/src/shared/samples -u` writes the files anew.
 */
import { describe, expect, it } from 'vitest';
import { string as csharpString } from '#src/shared/samples/csharp.ts';
import { string as goString } from '#src/shared/samples/go-literal.ts';
import { sampleProgram, SAMPLE_RENDERERS } from '#src/shared/samples/index.ts';
import { string as javaString } from '#src/shared/samples/java.ts';
import { string as javascriptString } from '#src/shared/samples/javascript.ts';
import { string as kotlinString } from '#src/shared/samples/kotlin.ts';
import { string as phpString } from '#src/shared/samples/php.ts';
import { string as pythonString } from '#src/shared/samples/python.ts';
import { string as rubyString } from '#src/shared/samples/ruby.ts';
import { RECEIVERS } from '#src/shared/samples/receivers/index.ts';
import { REQUESTS, WEBHOOKS } from './requests.ts';

/** Texts that need quotes, escapes, or neither. */
const TEXTS = [
  'a "b"',
  "it's",
  `'"`,
  'C:\\new',
  'one\ntwo\r\tthree',
  '\0\u001b\u007f\u0085',
  'a\u2028\ufeff\u202e',
  'a\ud83e',
  '$x ${y} $5 US$ #{z}',
  '\\u0041',
  'é🦊',
];
const STRINGS: Readonly<Record<string, (text: string) => string>> = {
  javascript: javascriptString,
  python: pythonString,
  php: phpString,
  csharp: csharpString,
  java: javaString,
  go: goString,
  ruby: rubyString,
  kotlin: kotlinString,
};

/** Programs under their names, each line where it comes first; a mark stands for lines in between. */
function printed(programs: Readonly<Record<string, string>>): string {
  const known = new Set<string>();
  return Object.entries(programs)
    .map(([name, program], section) => {
      const lines = program.split('\n');
      const shown = lines.map((line) => (section > 0 && known.has(line) ? '…' : line)).join('\n');
      for (const line of lines) known.add(line);
      return `=== ${name}\n${shown.replace(/(…\n)+/g, '…\n').replace(/^…\n|\n…$/g, '')}\n`;
    })
    .join('\n');
}

function mapValues<T, U>(values: Readonly<Record<string, T>>, map: (value: T) => U): Readonly<Record<string, U>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}

describe('a renderer', () => {
  it.each(SAMPLE_RENDERERS.map((renderer) => [renderer.language.label, renderer] as const))(
    'prints %s',
    async (_, renderer) => {
      const { id } = renderer.language;
      const programs = mapValues(REQUESTS, (request) => sampleProgram(renderer, request, 'A remark.'));
      const string = STRINGS[id];
      const texts = string === undefined ? '' : `\n=== strings\n${TEXTS.map((text) => string(text)).join('\n')}\n`;
      await expect(printed(programs) + texts).toMatchFileSnapshot(`printed/${id}.txt`);
    },
  );

  it.each(['csharp', 'java', 'go', 'kotlin'])('prints a comment on one line in %s', (id) =>
    expect(SAMPLE_RENDERERS.find(({ language }) => language.id === id)?.comment('one\r\ntwo\u2028\0three')).toBe(
      '// one two three',
    ),
  );
});

describe('a receiver', () => {
  it.each(RECEIVERS.map((receiver) => [receiver.language.label, receiver] as const))(
    'prints %s',
    async (_, { language, render }) => {
      await expect(printed(mapValues(WEBHOOKS, render))).toMatchFileSnapshot(`printed/${language.id}-receiver.txt`);
    },
  );
});
