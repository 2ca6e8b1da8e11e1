import { describe, expect, it } from 'vitest';
import { mistypedKeys, readNote } from '#scripts/compare/notes.ts';
import type { Change } from '#scripts/compare/change.ts';

const WHOLE = 'date: 2026-03-31\ntitle: Amounts\ntodo: Send them.\nchanges: [operation-removed pay]\n';

describe('a change note', () => {
  it('is read whole', () => {
    const { note, problems } = readNote(WHOLE, 'changes/a.yaml');
    expect(problems).toEqual([]);
    expect(note).toMatchObject({ date: '2026-03-31', title: 'Amounts', todo: 'Send them.' });
    expect(note.changes.map(({ key }) => key)).toEqual(['operation-removed pay']);
    const { note: shown, problems: none } = readNote(`${WHOLE}before: |\n  {\n  }\nafter: ' '\n`, 'changes/a.yaml');
    expect([shown.before, 'after' in shown, none]).toEqual(['{\n}', false, []]);
  });

  it.each([
    ['no day', WHOLE.replace('2026-03-31', 'soon'), '`date` cannot be `"soon"`.', 1],
    ['a day that does not exist', WHOLE.replace('2026-03-31', '2026-02-30'), '`date` cannot be `"2026-02-30"`.', 1],
    ['nothing to do', WHOLE.replace('todo: Send them.\n', ''), '`todo` is missing.', 1],
    [
      'something left to fill in',
      WHOLE.replace('Send them.', "'[fill in: what to do]'"),
      'To be filled in: what to do.',
      3,
    ],
  ])('with %s is a problem, with its line', (_, text, message, line) => {
    const { problems } = readNote(text, 'changes/a.yaml');
    expect(problems[0]).toMatchObject({ location: { file: 'changes/a.yaml', line } });
    expect(problems[0]?.message).toContain(message);
    expect(problems[0]?.hint).not.toBe('');
  });

  it('may name changes of the past, but no key that almost is one of today', () => {
    const { note } = readNote(WHOLE.replace('pay]', 'pay, operation-removed refnd]'), 'changes/a.yaml');
    const change = { key: 'operation-removed refund', verdict: 'breaking' } as Change;
    expect(mistypedKeys([note], [change]).map(({ hint }) => hint)).toEqual([
      'Did you mean `operation-removed refund`?',
    ]);
    expect(mistypedKeys([note], [])).toEqual([]);
  });
});
