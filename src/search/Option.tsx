import { useHref } from 'react-router-dom';
import { isName, KIND_LABEL } from './kinds.ts';
import { matchSegments } from './match-segments.ts';
import classes from './Results.module.css';
import { placeCount, type Row } from './rows.ts';

interface OptionProps {
  readonly id: string;
  readonly row: Row;
  /** Its words are highlighted. */
  readonly query: string;
  readonly active: boolean;
  readonly unfolded: boolean;
  readonly onPoint: () => void;
}

/**
 * A line of the list: a link, which can be opened in a new tab too. Plain elements: a list is drawn anew with every key.
 */
export function Option({ id, row, query, active, unfolded, onPoint }: OptionProps) {
  const { result, place, nth } = row;
  const count = placeCount(result);
  return (
    <a
      href={useHref(place.href)}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={nth === undefined ? classes.option : `${classes.option} ${classes.place}`}
      data-result={result.id}
      onPointerMove={onPoint}
    >
      <span className={classes.words}>
        {nth === undefined && (
          <span className={isName(result.kind) ? classes.name : classes.title}>
            <Highlighted text={result.title} query={query} />
          </span>
        )}
        <span className={classes.context}>{place.where}</span>
        {nth === undefined && <Snippet text={result.text} query={query} />}
      </span>
      {nth === undefined && count > 1 && (
        // Arrow keys do the same, and assistive technology reads it with the option: `useFollowing` hears the pointer.
        <span className={classes.count} data-unfold="" data-unfolded={unfolded ? '' : undefined}>
          in {count} places
        </span>
      )}
      {nth === undefined && <span className={classes.kind}>{KIND_LABEL[result.kind]}</span>}
    </a>
  );
}

function Highlighted({ text, query }: { readonly text: string; readonly query: string }) {
  return matchSegments(text, query).map(({ text: part, isMatch }, index) =>
    isMatch ? <mark key={index}>{part}</mark> : part,
  );
}

/** Characters of a paragraph that a result shows. */
const SHOWN = 140;
/** Paragraphs that are looked at. */
const RATED = 12;

/** The paragraph that has most words of the query, from its first match. */
function Snippet({ text, query }: { readonly text: readonly string[]; readonly query: string }) {
  const rated = text.slice(0, RATED).map((each) => ({
    each,
    words: text.length === 1 ? 0 : matchSegments(each, query).filter(({ isMatch }) => isMatch).length,
  }));
  const best = rated.reduce((a, b) => (b.words > a.words ? b : a), rated[0] ?? { each: '', words: 0 });
  if (best.each === '') return null;
  const first = matchSegments(best.each, query)[0];
  const lead = first === undefined || first.isMatch ? 0 : first.text.length;
  const start = lead > SHOWN - 60 ? best.each.lastIndexOf(' ', lead - 40) + 1 : 0;
  const shown = best.each.slice(start, start + SHOWN);
  return (
    <span className={classes.snippet}>
      {start > 0 && '… '}
      <Highlighted text={shown} query={query} />
      {start + SHOWN < best.each.length && ' …'}
    </span>
  );
}
