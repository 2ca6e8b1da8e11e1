import { useLayoutEffect, useRef } from 'react';

const LIST = 'search-list';

/** The attributes of the list. */
export const LIST_PROPS = { id: LIST, role: 'grid', 'aria-label': 'Results' } as const;

export function cellId(index: number): string {
  return `search-row-${index}`;
}

/**
 * Tells assistive technology the list of the input and its active cell (ARIA APG, combobox with a grid), and keeps that
 * cell in sight. A list of a new text is seen from its top.
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
    // With every key it would lay the page out, for a row that is in sight.
    if (before.text === input.value && before.active !== active) cell?.scrollIntoView({ block: 'nearest' });
    // Enter was pressed before there were results (actions/search.ts).
    if (cell && input.getAttribute('data-entered') === input.value) {
      input.removeAttribute('data-entered');
      followCell(cell);
    }
  });
  useLayoutEffect(() => {
    const scroller = scrollerOf(input);
    // Noted, as asking for it with every key would lay the page out.
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

/** Follows the link in a cell. */
export function followCell(cell: HTMLElement | null): void {
  cell?.querySelector('a')?.click();
}

export function scrollerOf(input: HTMLInputElement): HTMLElement | null {
  return input.closest('dialog')?.querySelector<HTMLElement>('#search-results') ?? null;
}
