import { describe, expect, test } from 'vitest';
import { EnumTable } from '../../../../src/schema/EnumTable.tsx';
import { ErrorCatalogue } from '../../../../src/schema/ErrorCatalogue.tsx';
import { channel, text } from '../../../fixtures/guide-page.ts';
import { markup, words } from '../render.tsx';

describe('EnumTable', () => {
  test('names values and meanings, each at its anchor', () => {
    const html = markup(<EnumTable table={channel} />);
    expect(html).toContain('<caption>Values of <code>Channel</code></caption>');
    expect(html).toContain(
      '<tr role="row" id="channel.1"><th role="rowheader"><code>1</code></th><td role="cell">Card</td></tr>',
    );
  });

  test('lists values without meaning', () => {
    const given = {
      caption: 'Status',
      values: [{ anchor: 's.1', value: '1' }],
      notices: ['The meaning is not published.'],
    };
    expect(markup(<EnumTable table={given} />)).toBe(
      '<ul role="list" aria-label="Values of Status"><li id="s.1"><code>1</code></li></ul><p>The meaning is not published.</p>',
    );
  });

  test('does not repeat a value that names itself', () => {
    const given = { caption: 'State', values: [{ anchor: 's.p', value: 'pending', title: 'Pending' }], notices: [] };
    expect(words(<EnumTable table={given} />)).toBe('pending');
    expect(
      words(
        <EnumTable
          table={{
            ...given,
            values: [{ ...given.values[0], anchor: 's.p', value: 'pending', description: 'It waits.' }],
          }}
        />,
      ),
    ).toBe('Values of State Value Meaning pending It waits.');
  });

  test('is nothing but its notices without values', () => {
    expect(markup(<EnumTable table={{ caption: 'Status', values: [], notices: ['Not published.'] }} />)).toBe(
      '<p>Not published.</p>',
    );
  });
});

describe('ErrorCatalogue', () => {
  const row = {
    anchor: '401',
    code: '401',
    title: 'Unauthorized',
    meaning: text('No.'),
    remedy: text('Send the key.'),
    operations: [],
    notices: [],
  };
  const operations = ['A', 'B', 'C', 'D'].map((label) => ({ label, href: `/a#${label}` as const }));

  test('reads as code, meaning, remedy and operations', () => {
    expect(words(<ErrorCatalogue rows={[{ ...row, operations: operations.slice(0, 2) }]} />)).toBe(
      'Code Meaning What to do Answered by 401 Unauthorized No. Send the key. A B',
    );
  });

  test('folds a long list of operations', () => {
    expect(markup(<ErrorCatalogue rows={[{ ...row, operations }]} />)).toContain(
      '<details><summary>4 operations</summary><ul role="list"><li><a href="/docs/a#A">A</a></li>',
    );
  });

  test('is linkable by code', () => {
    expect(markup(<ErrorCatalogue rows={[row]} />)).toContain(
      '<tr role="row" id="401"><th role="rowheader"><a href="#401">',
    );
  });
});
