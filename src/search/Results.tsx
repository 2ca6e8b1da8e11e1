import { Text, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { handOver } from '../explain/handover.ts';
import type { SearchResult } from '../shared/search/rank.ts';
import { Filters } from './Filters.tsx';
import { indexState, loadIndex, onIndex } from './index-store.ts';
import { FILTER_OF } from './kinds.ts';
import { leaveList, useListState } from './list-state.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { useRecent, withSearch } from './recent.ts';
import { ResultRow } from './ResultRow.tsx';
import classes from './Results.module.css';
import { isExplanation, placeCount, rowsOf, withExplanation } from './rows.ts';
import { hint, QUIET, status } from './list-status.ts';
import { cellId, followCell, LIST_PROPS, scrollerOf, useCombobox } from './use-combobox.ts';
import { useShownCount } from './use-shown-count.ts';
import { useFollowing } from './use-following.ts';
import { useInputValue } from './use-input-value.ts';
import { useKeys } from './use-keys.ts';
import { useReturn } from './use-return.ts';

const NOTHING = { results: [], kind: 'words' } as const;

/** Results for the text in the input (ARIA APG, combobox with a grid: the focus stays in the input). */
export function Results({ input }: { readonly input: HTMLInputElement }) {
  const text = useInputValue(input);
  const index = useSyncExternalStore(onIndex, indexState);
  const { search, files } = index;
  // The search is the same object when a further file has arrived.
  const found = useMemo(() => (files > 0 && search?.find(text)) || NOTHING, [search, files, text]);
  const [state, change] = useListState(text);
  const { filter, unfolded } = state;
  const recent = useRecent();
  const results = withExplanation(found.results, found.kind).filter(
    (result) => filter === undefined || isExplanation(result) || FILTER_OF[result.kind] === filter,
  );
  const shown = useShownCount(text, state.active > 0 || filter !== undefined || unfolded.size > 0);
  const rows = rowsOf(results.slice(0, shown), unfolded);
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
    follow: () => followCell(document.getElementById(cellId(active))),
  });
  useFollowing(input, rows, (row) => {
    leaveList({ ...state, active: rows.indexOf(row) }, scrollerOf(input)?.scrollTop ?? 0);
    if (isExplanation(row.result)) handOver(text);
    if (found.kind === 'words' && recent.searches) recent.store(withSearch(recent.searches, text));
  });
  useIndex(input);
  useReturn(input);
  // Last: it may follow a result at once.
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
        <kbd>↓</kbd> choose <kbd>↵</kbd> open <kbd>esc</kbd> close
      </p>
    </>
  );
}

/** Loads the index; after a failure the next key tries again. */
function useIndex(input: HTMLInputElement): void {
  useLayoutEffect(() => {
    loadIndex();
    input.addEventListener('input', loadIndex);
    return () => input.removeEventListener('input', loadIndex);
  }, [input]);
}
