import type { EnumTable } from '#src/model/field.ts';
import { capitalise } from '#src/shared/text/words.ts';
import type { HistoryMarks } from '../context/history-marks.ts';

/** Adds to the description of each enum value the version that introduced the value, if known. */
export function withValueHistory(
  table: EnumTable,
  places: readonly string[],
  marks: HistoryMarks | undefined,
): EnumTable {
  if (marks === undefined) return table;
  return {
    ...table,
    values: table.values.map((value) => {
      const mark = marks.value(places, value.value);
      if (mark === undefined) return value;
      const words = `${capitalise(mark)}.`;
      return { ...value, description: [value.description, words].filter((text) => text !== undefined).join(' ') };
    }),
  };
}
