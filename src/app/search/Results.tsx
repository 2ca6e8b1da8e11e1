import { Text, VisuallyHidden, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useLayoutEffect, useMemo, useSyncExternalStore, useRef } from 'react';
import { handOver } from '../../tools/explain/handover.ts';
import type { SearchResult } from '../../shared/search/search.ts';
import { counted } from '../../shared/text/words.ts';
import { CurrentVersion } from './CurrentVersion.tsx';
import { ownIndex, type IndexState } from './index-store.ts';
import { FILTERS, RESULT_KINDS, type Filter } from './kinds.ts';
import { leaveList, useListState, forgetList, listToReturnTo } from './list-state.ts';
import { RecentSearches, useRecent, withSearch } from './RecentSearches.tsx';
import { ResultRow } from './ResultRow.tsx';
import classes from './Results.module.css';
import { isExplanation, placeCount, rowsOf, withExplanation, type Row } from './rows.ts';
import { cellId, LIST_PROPS, scrollerOf, typeInto, useCombobox, useInputValue, useKeys } from './use-combobox.ts';
import { useFollowing } from './use-following.ts';

const NOTHING = { results: [], kind: 'words', named: 0 } as const;

/**
 * `AT_ONCE` is the number of results rendered at once after every key, which is more than the list can show. `ALL` is
 * the maximum number of results.
 */
const [AT_ONCE, ALL] = [9, 30];
/**
 * Milliseconds after the last key. After `RESTED`, the remaining results are rendered. After `QUIET`, the number of all
 * results is announced to screen readers.
 */
const [RESTED, QUIET] = [150, 400];

/** Results for the text in the input, as a combobox with a grid (ARIA APG): the focus stays in the input. */
export function Results({ input }: { readonly input: HTMLInputElement }) {
  const text = useInputValue(input);
  const index = useSyncExternalStore(ownIndex().onChange, ownIndex().state);
  const { search, files } = index;
  // When a further file has loaded, only `files` changes: `search` stays the same object.
  const found = useMemo(() => (files > 0 && search?.find(text)) || NOTHING, [search, files, text]);
  const [state, change] = useListState(text);
  const { filter, unfolded } = state;
  const recent = useRecent();
  const results = withExplanation(found).filter(
    (result) => filter === undefined || isExplanation(result) || RESULT_KINDS[result.kind].filter === filter,
  );
  const [rested] = useDebouncedValue(text, RESTED);
  const isMovedOn = state.active > 0 || filter !== undefined || unfolded.size > 0;
  const rows = rowsOf(results.slice(0, isMovedOn || rested === text ? ALL : AT_ONCE), unfolded);
  const active = Math.min(state.active, Math.max(rows.length - 1, 0));
  const toggle = (result: SearchResult, open = !unfolded.has(result.id)): void => {
    const next = new Set(unfolded);
    if (open) next.add(result.id);
    else next.delete(result.id);
    change({ unfolded: next, active: rows.findIndex((row) => row.result === result && row.nth === undefined) });
  };
  useKeys(input, {
    count: rows.length,
    active,
    setActive: (row) => change({ active: row }),
    unfold: (open) => {
      const row = rows[active];
      if (row === undefined || placeCount(row.result) < 2 || unfolded.has(row.result.id) === open) return false;
      toggle(row.result, open);
      return true;
    },
  });
  useFollowing(input, rows, (row) => {
    leaveList({ ...state, active: rows.indexOf(row) }, scrollerOf(input)?.scrollTop ?? 0);
    if (isExplanation(row.result)) handOver(text);
    if (found.kind === 'words' && recent.searches) recent.store(withSearch(recent.searches, text));
  });
  useIndex(input);
  useReturn(input);
  // After all other hooks, because this hook may at once open the result for which the reader has pressed Enter.
  useCombobox(input, rows.length, active);
  const isEmpty = text.trim() === '';
  const hasRecent = isEmpty && (recent.searches?.length ?? 0) > 0;
  const [announced] = useDebouncedValue(isEmpty ? '' : status(index, results, rows[active], unfolded), QUIET);
  return (
    <>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {hasRecent && <RecentSearches input={input} recent={recent} />}
      {!isEmpty && (
        <Filters results={found.results} filter={filter} onFilter={(chosen) => change({ filter: chosen, active: 0 })} />
      )}
      <CurrentVersion text={text} />
      {rows.length > 0 && (
        <div {...LIST_PROPS} className={classes.list}>
          {rows.map((row, at) => (
            <ResultRow
              key={`${row.result.id} ${row.nth ?? ''}`}
              id={cellId(at)}
              row={row}
              query={text}
              active={at === active}
              unfolded={unfolded.has(row.result.id)}
              onPoint={() => at !== active && change({ active: at })}
              onUnfold={() => toggle(row.result)}
            />
          ))}
        </div>
      )}
      {rows.length === 0 && <Text className={classes.hint}>{hint(index, text)}</Text>}
      {isEmpty && !hasRecent && <RecentSearches input={input} recent={recent} />}
      <p className={classes.legend} aria-hidden>
        <kbd>↑</kbd>
        <kbd>↓</kbd> choose <kbd>↵</kbd> open <kbd>Ctrl ↵</kbd> in a new tab <kbd>Esc</kbd> close
      </p>
    </>
  );
}

/** Loads the search index. If that fails, the next key tries again. */
function useIndex(input: HTMLInputElement): void {
  useLayoutEffect(() => {
    const { load } = ownIndex();
    load();
    input.addEventListener('input', load);
    return () => input.removeEventListener('input', load);
  }, [input]);
}

/**
 * Returns the text that screen readers announce (live region): the number of results. If the active result is in
 * several places on the site, the text also says which key shows or hides these places. An empty string until the index
 * has loaded.
 */
function status(
  { search }: IndexState,
  results: readonly SearchResult[],
  row: Row | undefined,
  unfolded: ReadonlySet<number>,
): string {
  if (search === undefined) return '';
  if (results.length === 0) return 'Nothing found';
  const found = counted(results.length, 'result');
  if (row === undefined || placeCount(row.result) < 2) return found;
  const { title, kind } = row.result;
  return unfolded.has(row.result.id)
    ? `${found}. ${RESULT_KINDS[kind].label} ${title}: ${placeCount(row.result)} places shown, left arrow hides them`
    : `${found}. Right arrow shows the ${placeCount(row.result)} places of ${title}`;
}

/** Returns the text shown when there are no results. */
function hint({ search, failed }: IndexState, text: string): string {
  if (failed && search === undefined)
    return 'The search index could not be loaded. Check your connection, then type again.';
  if (search === undefined) return 'Loading the search index …';
  return `Nothing found for “${text.trim().slice(0, 200)}”. Try a single keyword, a field name or a status code.`;
}

/** After Back from a result, reopens the search with the list as the reader left it. */
function useReturn(input: HTMLInputElement): void {
  const scroll = useRef<number>(undefined);
  useLayoutEffect(() => {
    const dialog = input.closest('dialog');
    const onBack = (): void => {
      const list = listToReturnTo();
      if (list === undefined || dialog === null || dialog.open) return;
      scroll.current = list.scroll;
      dialog.showModal();
      typeInto(input, list.text);
    };
    const onClose = (): void => {
      // If the reader closed the search without following a result, Back does not reopen it.
      if (dialog?.hasAttribute('data-followed') === false) forgetList();
      dialog?.removeAttribute('data-followed');
    };
    addEventListener('popstate', onBack);
    dialog?.addEventListener('close', onClose);
    return () => {
      removeEventListener('popstate', onBack);
      dialog?.removeEventListener('close', onClose);
    };
  }, [input]);
  useLayoutEffect(() => {
    const scroller = scrollerOf(input);
    if (scroll.current !== undefined && scroller) scroller.scrollTop = scroll.current;
    scroll.current = undefined;
  });
}

interface FiltersProps {
  readonly results: readonly SearchResult[];
  readonly filter: Filter | undefined;
  readonly onFilter: (filter: Filter | undefined) => void;
}

/**
 * Buttons that each show only one kind of results, labelled with the number of these results. Pressed again, a button
 * shows all results.
 */
function Filters({ results, filter, onFilter }: FiltersProps) {
  const counts = FILTERS.map((each) => ({
    each,
    count: results.filter(({ kind }) => RESULT_KINDS[kind].filter === each).length,
  })).filter(({ count }) => count > 0);
  if (counts.length < 2) return null;
  return (
    <div role="group" aria-label="Show only" className={classes.filters}>
      {counts.map(({ each, count }) => (
        <UnstyledButton
          key={each}
          className={classes.filter}
          aria-pressed={filter === each}
          onClick={() => onFilter(filter === each ? undefined : each)}
        >
          {each} {count}
        </UnstyledButton>
      ))}
    </div>
  );
}
