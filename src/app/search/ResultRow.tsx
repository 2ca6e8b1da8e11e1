import { useHref } from 'react-router-dom';
import { meaningful, stemOf } from '../../shared/search/words.ts';
import { memoizeText } from '../../shared/text/memoize.ts';
import { RESULT_KINDS } from './kinds.ts';
import classes from './Results.module.css';
import { placeCount, type Row } from './rows.ts';

interface ResultRowProps {
  /** Id of the cell with the link. The attribute `aria-activedescendant` of the input refers to this cell. */
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
 * A row of the list: a link to a result, or to one of the places where the result occurs on the site. If there are
 * several places, the row of the result has a button that shows them. Rows are plain HTML elements, which render fast,
 * because every key renders the list again.
 */
export function ResultRow({ id, row, query, active, unfolded, onPoint, onUnfold }: ResultRowProps) {
  const { result, place, nth } = row;
  const { title, kind, text } = result;
  const { label, isName = false } = RESULT_KINDS[kind];
  const count = placeCount(result);
  // A tool such as the request builder is on many pages, so the first of them says nothing about the tool.
  const where = nth === undefined && kind === 'tool' && count > 1 ? '' : place.where;
  return (
    <div
      role="row"
      className={nth === undefined ? classes.row : `${classes.row} ${classes.place}`}
      data-active={active ? '' : undefined}
      onPointerMove={onPoint}
    >
      {/* WebKit takes the accessible name of a cell from its content only with `aria-labelledby`. */}
      <div role="gridcell" id={id} aria-labelledby={`${id}-link`} aria-selected={active} className={classes.cell}>
        <a id={`${id}-link`} href={useHref(place.href)} tabIndex={-1} className={classes.link}>
          {nth === undefined && (
            <span className={isName ? classes.name : classes.title}>
              <Highlighted text={title} query={query} />
            </span>
          )}{' '}
          {/* After the title: the list may cut off the end of a row, and the accessible name must begin with the
              visible text. */}
          {nth === undefined && <span className={classes.kind}>{label}</span>}{' '}
          <span className={where === '' ? classes.context : `${classes.context} ${classes.placed}`}>
            {where !== '' && <Where words={where} />}{' '}
            {nth === undefined && <Snippet text={text} query={query} room={LINE - where.length} />}
          </span>
        </a>
      </div>
      {nth === undefined && count > 1 && (
        <div role="gridcell">
          {/* Not in the tab order, because arrow keys do the same. */}
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

/** The place of a result on the site. For an operation, the HTTP method is emphasised. */
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

/**
 * `LINE` is the number of characters that fit into a result's second line on a wide screen. `LEAST` is the minimum
 * length of the snippet in that line, in characters.
 */
const [LINE, LEAST] = [72, 28];
/** Maximum number of paragraphs that are searched for the one with the most matches. */
const RATED = 12;

interface SnippetProps {
  readonly text: readonly string[];
  readonly query: string;
  /**
   * Number of characters that fit on the line after the words that say where the result is. The text is cut here rather
   * than by CSS, so that the accessible name is cut too.
   */
  readonly room: number;
}

/**
 * Text from the paragraph with the most matches of the query. A long paragraph is cut, so that its first match is
 * visible.
 */
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

/** Returns the first `most` characters of a text, or fewer to avoid cutting a word. */
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

/**
 * Returns the regular expression that matches the words of a query. Cached, because all texts of a list are matched
 * against the same query.
 */
const patternOf = memoizeText(1, (query) => {
  const words = [...new Set(meaningful(query))].sort((a, b) => b.length - a.length);
  return words.length === 0 ? undefined : new RegExp(`(${words.flatMap(alternatives).join('|')})`, 'gu');
});

/** Minimum number of characters in a word that may match inside another word. */
const INSIDE = 4;

/**
 * Returns patterns that match a word, and longer words with the same stem. A short word matches only where a word
 * begins, also inside camel case: `id` in `paymentId`.
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
 * Returns a pattern that matches a word in any letter case. The flag `i` is not possible, because other parts of the
 * expression are case-sensitive.
 */
function inAnyCase(word: string): string {
  return [...word]
    .map((letter) => {
      const capital = letter.toUpperCase();
      return capital === letter || [...capital].length > 1 ? letter : `[${letter}${capital}]`;
    })
    .join('');
}
