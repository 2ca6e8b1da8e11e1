import { describe, expect, it } from 'vitest';
import { parseSequence } from '#scripts/pages/guide/sequence.ts';
import { toContent } from '#scripts/guides/prose/content.ts';
import type { Content } from '#src/model/content.ts';

function parse(value: string, lang = 'sequence') {
  return parseSequence({ type: 'code', lang, value }, (nodes): Content =>
    toContent(nodes, {
      heading: () => undefined,
      link: () => undefined,
      embed: () => [],
      codeBlock: () => ({ kind: 'text', value: '' }),
      picture: () => undefined,
      refuse: () => undefined,
    }),
  );
}

describe('parseSequence', () => {
  it('reads who talks to whom, in order of first appearance', () => {
    const { sequence, errors } = parse(
      'title: Pay\n\nCustomer -> Your server: pays\nYour server -> Gateway: `POST` it\nGateway --> Your server: done: yes\nYour server -> Your server: keeps it',
    );
    expect(errors).toEqual([]);
    expect(sequence.title).toBe('Pay');
    expect(sequence.participants).toEqual(['Customer', 'Your server', 'Gateway']);
    expect(sequence.messages.map(({ from, to, response }) => [from, to, response])).toEqual([
      [0, 1, false],
      [1, 2, false],
      [2, 1, true],
      [1, 1, false],
    ]);
    expect(sequence.messages[1]?.label).toEqual([
      { kind: 'element', name: 'code', children: [{ kind: 'text', value: 'POST' }] },
      { kind: 'text', value: ' it' },
    ]);
    expect(sequence.messages[2]?.label).toEqual([{ kind: 'text', value: 'done: yes' }]);
  });

  it.each([
    [
      'Mermaid',
      'mermaid',
      'sequenceDiagram\n  %% how\n  title: Pay\n  autonumber\n  participant A as Your app\n  A->>+Us: a\n  activate Us\n  Us--)A: b',
    ],
    ['arrows of Mermaid in ours', 'sequence', 'title: Pay\nYour app ->> Us: a\nUs -->> Your app: b'],
  ])('reads %s', (_, lang, given) => {
    const { sequence, errors } = parse(given, lang);
    expect(errors).toEqual([]);
    expect([sequence.title, sequence.participants]).toEqual(['Pay', ['Your app', 'Us']]);
    expect(sequence.messages.map(({ from, to, response }) => [from, to, response])).toEqual([
      [0, 1, false],
      [1, 0, true],
    ]);
  });

  it.each(['graph TD\n  A --> B', 'flowchart LR', ''])('shows no other kind of Mermaid: %j', (given) => {
    expect(parse(given, 'mermaid').errors.map(({ message }) => message)).toEqual([
      'The only Mermaid diagrams that a guide can show are sequence diagrams.',
    ]);
  });

  /** Messages behind the line, from the first of the block, and the column, from nought. */
  const ERRORS: readonly (readonly [name: string, given: string, ...want: string[]])[] = [
    ['a line without a label', 'title: A\nYou -> Us', '2:0 `You -> Us` is not a message.'],
    [
      'a line without an arrow, where it begins',
      'title: A\nYou -> Us: a\n   Us answers',
      '3:3 `Us answers` is not a message.',
    ],
    ['a line that names nobody', 'title: A\n-> Us: a', '2:0 `-> Us: a` is not a message.'],
    ['a missing title', 'You -> Us: a', '0:0 The sequence diagram has no title.'],
    ['an empty title', 'title:\nYou -> Us: a', '0:0 The sequence diagram has no title.'],
    [
      'more participants than a phone can show',
      'title: A\na -> b: 1\nc -> d: 2\ne -> f: 3',
      '0:0 The sequence diagram has 6 participants.',
    ],
    ['several faults at once', 'what', '1:0 `what` is not a message.', '0:0 The sequence diagram has no title.'],
  ];
  it.each(ERRORS)('reports %s', (_, given, ...want) => {
    const { errors } = parse(given);
    expect(errors.map(({ line, indent, message }) => `${line}:${indent} ${message}`)).toEqual(want);
    for (const { hint } of errors) expect(hint).toMatch(/\.$/);
  });
});
