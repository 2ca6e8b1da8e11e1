import type { CheckContext, CheckProblem } from '../lookup/check.ts';
import { fieldFact } from '../../pages/vocabulary/field-fact.ts';
import type { Passage, Piece } from '../lookup/guides/passages.ts';

/** Numbers in code that a sentence gives beside the limit that `<Field … limit>` prints there. */
export function limitProblems({ pieces }: Passage, { api }: CheckContext): readonly CheckProblem[] {
  return pieces.flatMap((piece, index) => {
    const { schema = '', path = '', limit } = piece.attributes ?? {};
    const fact = limit === undefined ? undefined : fieldFact({ schema, path, limit }, api);
    if (fact === undefined) return [];
    return sentenceAround(pieces, index).flatMap((other) =>
      other.kind === 'code' && /^\d+$/.test(other.text) && other.text !== fact
        ? [
            {
              message: `The \`${limit}\` of \`${path}\` is \`${fact}\`, not \`${other.text}\`.`,
              hint: `Leave the number out: \`<Field … limit="${limit}" />\` prints it.`,
              location: other.at(0, other.text.length),
            },
          ]
        : [],
    );
  });
}

/** The pieces of the sentence that a piece is in. */
function sentenceAround(pieces: readonly Piece[], index: number): readonly Piece[] {
  const ends = (piece: Piece): boolean => piece.kind === 'text' && /[.!?](?:\s|$)/.test(piece.text);
  const from = pieces.findLastIndex((piece, at) => at < index && ends(piece));
  const to = pieces.findIndex((piece, at) => at > index && ends(piece));
  return pieces.slice(from + 1, to < 0 ? undefined : to);
}
