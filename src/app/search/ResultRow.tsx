import { useHref } from 'react-router-dom';
import { meaningful, stemOf } from '../../shared/search/words.ts';
import { memoizeText } from '../../shared/text/memoize.ts';
import { isName, KIND_LABEL } from './kinds.ts';
import classes from './Results.module.css';
import { placeCount, type Row } from './rows.ts';

interface ResultRowProps {
  /** Id of the row's cell, to which `aria-activedescendant` of the input refers. */
  readonly id: string;
  readonly row: Row;
  /** The query whose words are highlighted. */
  readonly query: string;
  readonly active: boolean;
  readonly unfolded: boolean;
  readonly onPoint: () => void;
  readonly onUnfold: () => void;
}

/**
 * A row of the results: a link, which can also be opened in a new tab, and a button that shows further places. Rendered
 * as plain elements, because every key renders the list again.
 */
export function ResultRow({ id, row, query, active, unfolded, onPoint, onUnfold }: ResultRowProps) {
  const { result, place, nth } = row;
  const { title, kind, text } = result;
  const count = placeCount(result);
  // For a tool in many places, the first place adds no information.
  const where = nth === undefined && kind === 'tool' && count > 1 ? '' : place.where;
  return (
    <div
      role="row"
      className={nth === undefined ? classes.row : `${classes.row} ${classes.place}`}
      data-active={active ? '' : undefined}
      onPointerMove={onPoint}
    >
      {/* WebKit names a cell by its content only with this attribute. */}
      <div role="gridcell" id={id} aria-labelledby={`${id}-link`} aria-selected={active} className={classes.cell}>
        <a id={`${id}-link`} href={useHref(place.href)} tabIndex={-1} className={classes.link}>
          {nth === undefined && (
            <span className={isName(kind) ? classes.name : classes.title}>
              <Highlighted text={title} query={query} />
            </span>
          )}{' '}
          {/* Second: the end of the list may cut a row off, and its name must begin with the visible text. */}
          {nth === undefined && <span className={classes.kind}>{KIND_LABEL[kind]}</span>}{' '}
          <span className={where === '' ? classes.context : `${classes.context} ${classes.placed}`}>
            {where !== '' && <Where words={where} />}{' '}
            {nth === undefined && <Snippet text={text} query={query} room={LINE - where.length} />}
          </span>
        </a>
      </div>
      {nth === undefined && count > 1 && (
        <div role="gridcell">
          {/* Not in the tab order, where it would stand after the input: arrow keys do the same. */}
          <button
            type="button"
            tabIndex={-1}
            className={classes.count}
            aria-expanded={unfolded}
            aria-label={`${title} in ${count} places`}
            onClick={onUnfold}
          >
            <span>in </span>
            {count}
            <span> places</span>
          </button>
        </div>
      )}
    </div>
  );
}

/** The location of a result; the method of an operation is highlighted. */
function Where({ words }: { readonly words: string }) {
  const [, method, path] = /^([A-Z]+) (\/.*)$/.exec(words) ?? [];
  return method === undefined ? (
    words
  ) : (
    <>
      <b data-method={method}>{method}</b> {path}
    </>
  );
}

function Highlighted({ text, query }: { readonly text: string; readonly query: string }) {
  return matchSegments(text, query).map(({ text: part, isMatch }, index) =>
    isMatch ? <mark key={index}>{part}</mark> : part,
  );
}

/** Length of a result's second line on a wide screen, and minimum length of the paragraph shown in it. */
const [LINE, LEAST] = [72, 28];
/** Maximum number of paragraphs among which the best is chosen. */
const RATED = 12;

interface SnippetProps {
  readonly text: readonly string[];
  readonly query: string;
  /** Characters left in the line. The text is cut here rather than by CSS, so that its accessible name is the same. */
  readonly room: number;
}

/** The paragraph that contains the most words of the query, from near the first match. */
function Snippet({ text, query, room }: SnippetProps) {
  const rated = text.slice(0, RATED).map((each) => ({
    each,
    words: text.length === 1 ? 0 : matchSegments(each, query).filter(({ isMatch }) => isMatch).length,
  }));
  const best = rated.reduce((a, b) => (b.words > a.words ? b : a), rated[0] ?? { each: '', words: 0 });
  if (best.each === '') return null;
  const [first, match] = matchSegments(best.each, query);
  const lead = first === undefined || match === undefined || first.isMatch ? 0 : first.text.length;
  const most = Math.max(room, LEAST);
  const start = lead > most - LEAST ? best.each.lastIndexOf(' ', lead - LEAST / 2) + 1 : 0;
  const shown = wholeWords(best.each.slice(start), most);
  return (
    <span className={classes.snippet}>
      {start > 0 && '… '}
      <Highlighted text={shown} query={query} />
      {start + shown.length < best.each.length && ' …'}
    </span>
  );
}

/** Returns the beginning of a text, cut between words if possible. */
function wholeWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return text.slice(0, end > most / 2 ? end : most);
}

/** Part of a text, and whether the part matches a word of the query. */
interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text at matches of the query's significant words, ignoring case. */
export function matchSegments(text: string, query: string): Segment[] {
  const pattern = patternOf(query);
  if (pattern === undefined) return [{ text, isMatch: false }];
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((segment) => segment.text !== '');
}

/** Returns the expression for a query; cached, because all texts of a list are matched against the same query. */
const patternOf = memoizeText(1, (query) => {
  const words = [...new Set(meaningful(query))].sort((a, b) => b.length - a.length);
  return words.length === 0 ? undefined : new RegExp(`(${words.flatMap(alternatives).join('|')})`, 'gu');
});

/** Minimum length of words that match inside another word. */
const INSIDE = 4;

/**
 * Returns expressions that match a word, and words with its stem. A short word matches only at the beginning of a word,
 * or of a part in camel case.
 */
function alternatives(word: string): readonly string[] {
  const typed = inAnyCase(word);
  if (word.length < INSIDE) {
    const capital = `${word.slice(0, 1).toUpperCase()}${inAnyCase(word.slice(1))}`;
    return [`(?<![\\p{L}\\p{N}])${typed}`, `(?<=[\\p{Ll}\\p{N}])${capital}`];
  }
  const stem = stemOf(word);
  return stem.length < INSIDE || stem === word || !word.startsWith(stem)
    ? [typed]
    : [typed, `${inAnyCase(stem)}\\p{L}*`];
}

/**
 * Returns an expression for a word in any case, without the flag `i`: other parts of the pattern are case-sensitive.
 */
function inAnyCase(word: string): string {
  return [...word]
    .map((letter) => {
      const capital = letter.toUpperCase();
      return capital === letter || [...capital].length > 1 ? letter : `[${letter}${capital}]`;
    })
    .join('');
}
