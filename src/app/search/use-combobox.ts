import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

const LIST = 'search-list';

/** The attributes of the result list. */
export const LIST_PROPS = { id: LIST, role: 'grid', 'aria-label': 'Results' } as const;

/** Returns the id of the cell in the row with this index. */
export function cellId(index: number): string {
  return `search-row-${index}`;
}

/**
 * Sets the ARIA attributes of the input for the list and the active cell (ARIA APG, combobox with a grid). Keeps the
 * active cell visible, and scrolls the list to the top for a new text. If the reader pressed Enter before there were
 * results, opens the active one.
 */
export function useCombobox(input: HTMLInputElement, count: number, active: number): void {
  const shown = useRef({ text: '', active: 0 });
  useLayoutEffect(() => {
    const open = count > 0;
    input.setAttribute('aria-expanded', String(open));
    input.setAttribute('aria-haspopup', 'grid');
    input.setAttribute('aria-autocomplete', 'list');
    for (const [name, value] of [
      ['aria-controls', LIST],
      ['aria-activedescendant', cellId(active)],
    ] as const) {
      if (open) input.setAttribute(name, value);
      else input.removeAttribute(name);
    }
    const before = shown.current;
    shown.current = { text: input.value, active };
    const cell = document.getElementById(cellId(active));
    // Not after typing: the active row is visible then, and scrolling to it would force a layout with every key.
    if (before.text === input.value && before.active !== active) cell?.scrollIntoView({ block: 'nearest' });
    // Enter was pressed before the results arrived (actions/search.ts).
    if (cell && input.getAttribute('data-entered') === input.value) {
      input.removeAttribute('data-entered');
      followCell(cell);
    }
  });
  useLayoutEffect(() => {
    const scroller = scrollerOf(input);
    // Stored, because reading the scroll position would force a layout with every key.
    let isScrolled = false;
    const note = (): void => void (isScrolled = true);
    const toTop = (): void => {
      if (isScrolled) scroller?.scrollTo(0, 0);
      isScrolled = false;
    };
    scroller?.addEventListener('scroll', note);
    input.addEventListener('input', toTop);
    return () => {
      scroller?.removeEventListener('scroll', note);
      input.removeEventListener('input', toTop);
    };
  }, [input]);
}

interface Keys {
  readonly count: number;
  readonly active: number;
  readonly setActive: (index: number) => void;
  /**
   * Shows the places of the active result on the site if `open` is true; otherwise hides them. Returns false if nothing
   * changes.
   */
  readonly unfold: (open: boolean) => boolean;
}

/**
 * Handles arrow keys and Enter in the input. Enter opens the active result; with Ctrl or Cmd, in a new tab. The focus
 * stays in the input.
 */
export function useKeys(input: HTMLInputElement, { count, active, setActive, unfold }: Keys): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const opens = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      const isOther = !opens && (event.metaKey || event.ctrlKey || event.altKey);
      if (!event.isComposing && !isOther && count > 0 && acts(event.key, opens)) event.preventDefault();
    };
    const acts = (key: string, opens: boolean): boolean => {
      switch (key) {
        case 'ArrowDown':
        case 'ArrowUp':
          setActive((active + (key === 'ArrowDown' ? 1 : -1) + count) % count);
          return true;
        // Unless the cursor is at the end of the text, these arrows move the cursor.
        case 'ArrowRight':
        case 'ArrowLeft':
          return input.selectionStart === input.value.length && unfold(key === 'ArrowRight');
        case 'Enter':
          followCell(document.getElementById(cellId(active)), opens);
          return true;
        default:
          return false;
      }
    };
    input.addEventListener('keydown', onKey);
    return () => input.removeEventListener('keydown', onKey);
  });
}

/** Follows the link in a result cell. */
function followCell(cell: HTMLElement | null, inNewTab = false): void {
  const link = cell?.querySelector('a');
  if (inNewTab) window.open(link?.href, '_blank', 'noopener');
  else link?.click();
}

/** Returns the scroll container of the list. */
export function scrollerOf(input: HTMLInputElement): HTMLElement | null {
  return input.closest('dialog')?.querySelector<HTMLElement>('#search-results') ?? null;
}

/** Returns the value of a native input, including text typed before hydration. */
export function useInputValue(input: HTMLInputElement): string {
  return useSyncExternalStore(
    (changed) => {
      input.addEventListener('input', changed);
      return () => input.removeEventListener('input', changed);
    },
    () => input.value,
  );
}

/** Sets the text of the input as if the reader had typed it. */
export function typeInto(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
