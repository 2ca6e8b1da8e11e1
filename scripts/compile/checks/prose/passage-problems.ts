import type { Location } from '../../../cli/problem.ts';
import type { Declared } from './declared.ts';
import { formOf } from './forms.ts';
import { operationProblem, spanProblem, type SpanProblem } from './span-problem.ts';
import type { Passage, Piece } from '../lookup/guides/passages.ts';
import { valueProblem } from './values.ts';
import { wordProblems } from './words.ts';

/** A problem of a piece of prose, with the name that it is about. */
export interface PieceProblem {
  readonly piece: Piece;
  readonly problem: Omit<SpanProblem, 'offset'>;
  /** Its place in a file; costly to find in a long text. */
  at(): Location;
}

/** Between a field and its value. */
const IS = /^\s*(?:is|=|:)\s*$/;
/** Between a method and its path: up to five words of one sentence. */
const TO = /^(?:\s+[^\s.;!?]+){0,5}\s+$/;

/** Judges the code spans of a passage, and its plain words. */
export function passageProblems({ pieces, isPlain }: Passage, declared: Declared): readonly PieceProblem[] {
  return pieces.flatMap((piece, index) => {
    const found =
      piece.kind === 'code'
        ? [codeProblem(pieces, index, declared) ?? []].flat()
        : piece.kind === 'text' && isPlain !== true
          ? wordProblems(piece, declared)
          : [];
    return found.map(({ offset, ...problem }) => ({
      piece,
      problem,
      at: () => piece.at(offset, problem.unknown.length),
    }));
  });
}

function codeProblem(pieces: readonly Piece[], index: number, declared: Declared): SpanProblem | undefined {
  const [before, gap, span] = [pieces[index - 2], pieces[index - 1], pieces[index]];
  if (span === undefined) return undefined;
  const between = gap?.kind === 'text' ? gap.text : '';
  const field = before === undefined ? undefined : fieldOf(before, declared);
  if (field !== undefined && IS.test(between) && !/\s/.test(span.text)) return valueProblem(field, span.text, declared);
  const problem = spanProblem(span.text, declared);
  if (problem !== undefined || before?.kind !== 'code') return problem;
  const isCall = declared.paths.methods.has(before.text) && formOf(span.text) === 'path' && TO.test(between);
  return isCall ? operationProblem(before.text, span.text, 0, declared) : undefined;
}

/** The field that a span names, by the last part of its name. */
function fieldOf({ kind, text }: Piece, { schemasOf }: Declared): string | undefined {
  const name = /[\w-]+$/.exec(text.replaceAll('[]', ''))?.[0] ?? '';
  const isName = kind === 'field' || (kind === 'code' && formOf(text) === 'name');
  return isName && schemasOf(name).length > 0 ? name : undefined;
}
