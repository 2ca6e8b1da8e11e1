import { Text, VisuallyHidden } from '@mantine/core';
import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { SearchResult } from '../shared/search/rank.ts';
import { ExplainLink } from './ExplainLink.tsx';
import { Filters } from './Filters.tsx';
import { indexState, loadIndex, onIndex, type IndexState } from './index-store.ts';
import { FILTER_OF, KIND_LABEL } from './kinds.ts';
import { forgetList, leaveList, listToReturnTo, useListState } from './list-state.ts';
import { Option } from './Option.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { addRecent } from './recent.ts';
import classes from './Results.module.css';
import { placeCount, rowsOf, type Row } from './rows.ts';
import { typeInto, useInputValue } from './use-input-value.ts';
import { useKeys } from './use-keys.ts';
import { useLanding } from './use-landing.ts';
import { useToldLater } from './use-told-later.ts';

const LIST = 'search-list';
/** Results that are drawn with every key; a filter brings up those behind them. */
const DRAWN = 30;
const NOTHING = { results: [], kind: 'words' } as const;

/** Results for the text in the input (ARIA APG, combobox with a listbox: the focus stays in the input). */
export function Results({ input }: { readonly input: HTMLInputElement }) {
  const text = useInputValue(input);
  const index = useSyncExternalStore(onIndex, indexState);
  const { search, files } = index;
  // The search is the same object when a further file has arrived.
  const found = useMemo(() => (files > 0 && search?.find(text)) || NOTHING, [search, files, text]);
  const [state, change] = useListState(text);
  const { filter, unfolded } = state;
  const results = found.results.filter(({ kind }) => filter === undefined || FILTER_OF[kind] === filter);
  const rows = rowsOf(results.slice(0, DRAWN), unfolded);
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
  useFollowing(input, rows, {
    unfold: ({ result }) => toggle(result),
    follow: (row) => {
      leaveList({ ...state, active: rows.indexOf(row) }, scrollerOf(input)?.scrollTop ?? 0);
      if (found.kind === 'words') addRecent(text);
    },
  });
  useReturn(input);
  // Last: it may follow a result at once.
  useCombobox(input, rows, active);
  const told = useToldLater(text.trim() === '' ? '' : status(index, results, rows[active], unfolded));
  return (
    <>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      {found.kind !== 'words' && <ExplainLink text={text} />}
      <Filters results={found.results} filter={filter} onFilter={(chosen) => change({ filter: chosen, active: 0 })} />
      {rows.length > 0 && (
        <div id={LIST} role="listbox" aria-label="Results" className={classes.list}>
          {rows.map((row, at) => (
            <Option
              key={`${row.result.id} ${row.nth ?? ''}`}
              id={optionId(at)}
              row={row}
              query={text}
              active={at === active}
              unfolded={unfolded.has(row.result.id)}
              onPoint={() => at !== active && change({ active: at })}
            />
          ))}
        </div>
      )}
      {rows.length === 0 && <Text className={classes.hint}>{hint(index, text)}</Text>}
      {text.trim() === '' && <RecentSearches input={input} />}
    </>
  );
}

function status(
  { search }: IndexState,
  results: readonly SearchResult[],
  row: Row | undefined,
  unfolded: ReadonlySet<number>,
): string {
  if (search === undefined) return '';
  if (results.length === 0) return 'Nothing found';
  const found = `${results.length} ${results.length === 1 ? 'result' : 'results'}`;
  if (row === undefined || placeCount(row.result) < 2) return found;
  const { title, kind } = row.result;
  return unfolded.has(row.result.id)
    ? `${found}. ${KIND_LABEL[kind]} ${title}: ${placeCount(row.result)} places shown, left arrow hides them`
    : `${found}. Right arrow shows the ${placeCount(row.result)} places of ${title}`;
}

function hint({ search, failed }: IndexState, text: string): string {
  if (failed && search === undefined)
    return 'The search index could not be loaded. Check your connection, then type again.';
  if (text.trim() === '')
    return 'Find pages, operations, fields, values and error codes. Paste a response, a log line or a URL to find what it is about.';
  if (search === undefined) return 'Loading the search index …';
  return `Nothing found for “${text.trim().slice(0, 200)}”. Try a single keyword, a field name or a status code.`;
}

/** Sets the ARIA attributes of the input: its list and the active option. */
function useCombobox(input: HTMLInputElement, rows: readonly Row[], active: number): void {
  useLayoutEffect(() => {
    const open = rows.length > 0;
    input.setAttribute('aria-expanded', String(open));
    for (const [name, value] of [
      ['aria-controls', LIST],
      ['aria-activedescendant', optionId(active)],
    ] as const) {
      if (open) input.setAttribute(name, value);
      else input.removeAttribute(name);
    }
    const option = document.getElementById(optionId(active));
    option?.scrollIntoView({ block: 'nearest' });
    // Enter was pressed before there were results (head/search.ts).
    if (option && input.getAttribute('data-entered') === input.value) {
      input.removeAttribute('data-entered');
      option.click();
    }
  });
}

/** Closes the dialog when a result is followed in this tab; a click on the number of its places shows them. */
function useFollowing(
  input: HTMLInputElement,
  rows: readonly Row[],
  { unfold, follow }: Readonly<Record<'unfold' | 'follow', (row: Row) => void>>,
): void {
  const land = useLanding();
  useLayoutEffect(() => {
    const dialog = input.closest('dialog');
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link === null || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const row = rows.find((_, at) => optionId(at) === link.id);
      if (row !== undefined && event.target instanceof Element && event.target.closest('[data-unfold]')) {
        event.preventDefault();
        unfold(row);
        return;
      }
      if (row !== undefined) {
        follow(row);
        land(`${KIND_LABEL[row.result.kind]} ${row.result.title}, ${row.place.where}`);
      }
      dialog?.setAttribute('data-followed', '');
      dialog?.close();
    };
    dialog?.addEventListener('click', onClick);
    return () => dialog?.removeEventListener('click', onClick);
  });
}

/** Shows the list again when the browser's Back leads to where it was left. */
function useReturn(input: HTMLInputElement): void {
  const scroll = useRef<number>(undefined);
  useLayoutEffect(() => {
    const onBack = (): void => {
      const list = listToReturnTo();
      const dialog = input.closest('dialog');
      if (list === undefined || dialog === null || dialog.open) return;
      scroll.current = list.scroll;
      dialog.showModal();
      typeInto(input, list.text);
    };
    const dialog = input.closest('dialog');
    const onClose = (): void => {
      // Closed by the reader, not by following a result: there is no way back to it.
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
  useLayoutEffect(loadIndex, []);
  useLayoutEffect(() => {
    // After a failure the next key tries again.
    input.addEventListener('input', loadIndex);
    return () => input.removeEventListener('input', loadIndex);
  }, [input]);
}

function scrollerOf(input: HTMLInputElement): HTMLElement | null {
  return input.closest('dialog')?.querySelector<HTMLElement>('#search-results') ?? null;
}

function optionId(index: number): string {
  return `search-option-${index}`;
}
