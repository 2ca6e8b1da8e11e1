import { useEffect, useLayoutEffect, useRef } from 'react';
import { NAVIGATED } from '../../page/contract/contract.ts';
import { RESULT_KINDS } from './kinds.ts';
import type { Row } from './rows.ts';
import { cellId } from './use-combobox.ts';

/**
 * Closes the search dialog when the reader follows one of its links in this tab. If the link is a result, calls
 * `follow` first.
 */
export function useFollowing(input: HTMLInputElement, rows: readonly Row[], follow: (row: Row) => void): void {
  const land = useLanding();
  useLayoutEffect(() => {
    const dialog = input.closest('dialog');
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link === null || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const cell = link.parentElement?.id;
      const row = rows.find((_, at) => cellId(at) === cell);
      if (row !== undefined) {
        follow(row);
        land(`${RESULT_KINDS[row.result.kind].label} ${row.result.title}, ${row.place.where}`);
      }
      dialog?.setAttribute('data-followed', '');
      dialog?.close();
    };
    dialog?.addEventListener('click', onClick);
    return () => dialog?.removeEventListener('click', onClick);
  });
}

/**
 * Returns a function that stores an announcement for screen readers. It is announced after the next navigation, when
 * the page is shown and the target of the URL is marked (actions/reveal.ts).
 */
function useLanding(): (words: string) => void {
  const waiting = useRef<string>(undefined);
  useEffect(() => {
    const arrived = (): void => {
      if (waiting.current === undefined) return;
      document.getElementById('announcer')?.replaceChildren(waiting.current);
      waiting.current = undefined;
    };
    addEventListener(NAVIGATED, arrived);
    return () => removeEventListener(NAVIGATED, arrived);
  }, []);
  return (words) => (waiting.current = words);
}
