import { parseJson } from '#src/shared/schema/number-text.ts';
import { constantsOf, valueText } from '#src/shared/schema/enums.ts';
import { asList } from '#src/shared/schema/raw.ts';
import { partsOf } from '#src/shared/schema/view.ts';
import { validatorOf } from '#src/shared/schema/validator.ts';
import { suggest } from '#src/shared/text/nearest.ts';
import type { Location } from '../../cli/problem.ts';
import type { Declared } from './declared.ts';
import { formOf, isStyled } from './forms.ts';
import { operationProblem, spanProblem, type SpanProblem } from './span-problem.ts';
import type { Passage, Piece } from '../lookup/guides/passages.ts';
import { isUnpublished } from '../lookup/operations.ts';
import { nearName } from './near.ts';

/** A problem in prose, with the piece of text that causes it: plain text, a code span or a `<Field>` element. */
export interface PieceProblem {
  readonly piece: Piece;
  readonly problem: Omit<SpanProblem, 'offset'>;
  /** Returns the location of the problem in its file, which is costly in a long text. */
  at(): Location;
}

/** Matches the text between a field and its value. */
const IS = /^\s*(?:is|=|:)\s*$/;
/** Matches the text between a method and its path: up to five words of one sentence. */
const TO = /^(?:\s+[^\s.;!?]+){0,5}\s+$/;

/** Returns the problems of the code spans and plain words in a passage. */
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

/**
 * Returns the name of the field to which a part of a passage refers: the last name in a dotted path. Undefined if no
 * schema has a field of that name.
 */
function fieldOf({ kind, text }: Piece, { schemasOf }: Declared): string | undefined {
  const name = /[\w-]+$/.exec(text.replaceAll('[]', ''))?.[0] ?? '';
  const isName = kind === 'field' || (kind === 'code' && formOf(text) === 'name');
  return isName && schemasOf(name).length > 0 ? name : undefined;
}

/** Matches words and paths that are not inside a URL, a file name or an e-mail address. */
const WORD = /(?<![\w/.:@#{}$-])(?:[A-Za-z]\w*|\/[\w{}][\w{}./-]*[\w}])(?![\w/@({}]|[.:-]\w)/g;

/** Reports plain words and paths that equal or resemble a name or path of the API, and so have to be code spans. */
function wordProblems({ text, isLinked }: Piece, declared: Declared): readonly SpanProblem[] {
  if (isLinked === true || !/[a-z\d][A-Z]|_|\//.test(text)) return [];
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const suggested = word.startsWith('/')
      ? pathMeant(word, declared)
      : isStyled(word)
        ? similarName(word, declared)
        : undefined;
    if (suggested === undefined) return [];
    const isExact = suggested === word;
    return [
      {
        unknown: word,
        offset: index,
        severity: isExact ? 'warning' : 'error',
        message: isExact
          ? `\`${word}\` is a name of the API.`
          : `\`${word}\` resembles \`${suggested}\`, a name of the API.`,
        hint: `Write it as code: \`${suggested}\` in backticks.`,
        ...(isExact ? {} : { suggested }),
      } satisfies SpanProblem,
    ];
  });
}

function pathMeant(path: string, { paths }: Declared): string | undefined {
  return paths.methodsAt(path).length > 0 ? path : paths.near(path);
}

/**
 * Returns the API name that a word equals or resembles; undefined if there is none. A resembling name counts only if it
 * begins with the same letter as the word, and is not plain English. So the brand `PayPal` does not resemble the name
 * `paypal`.
 */
function similarName(word: string, { isName, known, names }: Declared): string | undefined {
  if (isName(word)) return word;
  const near = known.has(word) ? undefined : nearName(word, names);
  return near !== undefined && near[0] === word[0] && isStyled(near) ? near : undefined;
}

/** Types of JSON Schema, which a text may state instead of a value. */
const TYPES = /^(?:null|string|number|integer|boolean|array|object)$/;

/**
 * Reports a value that prose states for a field, if the field cannot have the value. A value in `enum` or `const` has
 * to match the schemas of the field. A value that only resembles one of those is a misspelling. Any other value has to
 * match the schemas, unless values of the field are marked as not published.
 *
 * @param text the value in prose, which is tried as a string and as JSON
 */
function valueProblem(field: string, text: string, declared: Declared): SpanProblem | undefined {
  const { document, schemasOf } = declared;
  const schemas = schemasOf(field);
  if (TYPES.test(text) || schemasOf(text).length > 0) return undefined;
  const validator = validatorOf(document);
  const values = [text.replace(/^(["'])(.*)\1$/, '$2'), ...parsed(text)];
  const isAllowed = schemas.some((schema) =>
    values.some((value) => validator.validate(schema, value, 'either').length === 0),
  );
  const parts = schemas.flatMap((schema) => partsOf(document, schema));
  const listed = parts.flatMap((part) => [
    ...asList(part['enum']).map(valueText),
    ...(constantsOf(part) ?? []).map(({ const: value }) => valueText(value)),
    ...('const' in part ? [valueText(part['const'])] : []),
  ]);
  const isOpen = parts.some((part) => isUnpublished(part, 'values'));
  const isListed = values.some((value) => listed.includes(valueText(value)));
  if (isListed ? isAllowed : (isAllowed || isOpen) && nearName(text, listed) === undefined) return undefined;
  const message = `\`${text}\` is not a value of \`${field}\`.`;
  const hint = listed.length === 0 ? { hint: 'Write one that its schema allows.' } : suggest(text, new Set(listed));
  return { unknown: text, offset: 0, severity: 'error', message, ...hint };
}

function parsed(text: string): readonly unknown[] {
  try {
    return [parseJson(text)];
  } catch {
    return [];
  }
}
