import type { Table } from 'mdast';
import { valueText } from '#src/shared/schema/enums.ts';
import { groupBy } from '../../../text/group-by.ts';
import type { CheckContext, CheckProblem } from '../lookup/check.ts';
import { enumsIn } from '../lookup/enums.ts';
import type { Passage, Piece } from '../lookup/guides/passages.ts';

/** A list with fewer values than this may well be cut short by one. */
const FEWEST = 4;

/** Tables whose first column is code spans alone, and lists an enum or the error catalogue but for one value. */
export function columnProblems(passages: readonly Passage[], context: CheckContext): readonly CheckProblem[] {
  const lists = listsIn(context);
  const cells = passages.filter(({ cell }) => cell?.column === 0 && cell.row > 0);
  return [...groupBy(cells, ({ cell }) => cell?.table as Table).values()].flatMap((column) => {
    const spans = column.flatMap(({ pieces: [span, ...others] }): Piece[] =>
      span?.kind === 'code' && others.length === 0 && span.foreign === undefined ? [span] : [],
    );
    const values = new Set(spans.map(({ text }) => text));
    const list = lists.find((one) => one.size === values.size + 1 && [...values].every((value) => one.has(value)));
    const last = spans.at(-1);
    if (list === undefined || last === undefined || spans.length !== column.length) return [];
    const lacking = [...list].find((value) => !values.has(value)) ?? '';
    return [
      {
        message: `The table lists all values but \`${lacking}\`.`,
        hint: 'Add its row, or print the values by `<EnumTable>` or `<ErrorCatalogue>`.',
        location: last.at(0, last.text.length),
      },
    ];
  });
}

function listsIn({ api, document }: CheckContext): readonly ReadonlySet<string>[] {
  return [
    ...enumsIn(document).map(({ members }) => new Set(members.map(({ value }) => valueText(value)))),
    new Set(api.catalogue.map(({ code }) => code)),
  ].filter(({ size }) => size >= FEWEST);
}
