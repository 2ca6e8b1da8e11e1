import { useLayoutEffect } from 'react';

interface Keys {
  readonly count: number;
  readonly active: number;
  readonly setActive: (index: number) => void;
  /** Shows or hides the places of the active row; false where it has none to show or hide. */
  readonly unfold: (open: boolean) => boolean;
  /** Follows the active row. */
  readonly follow: () => void;
}

/** Handles arrow keys and Enter in the input (ARIA APG, combobox with a grid: the focus stays in the input). */
export function useKeys(input: HTMLInputElement, { count, active, setActive, unfold, follow }: Keys): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.isComposing || event.metaKey || event.ctrlKey || event.altKey || count === 0) return;
      if (acts(event)) event.preventDefault();
    };
    const acts = (event: KeyboardEvent): boolean => {
      switch (event.key) {
        case 'ArrowDown':
        case 'ArrowUp':
          setActive((active + (event.key === 'ArrowDown' ? 1 : -1) + count) % count);
          return true;
        // Inside the text the arrows move the cursor.
        case 'ArrowRight':
          return input.selectionStart === input.value.length && unfold(true);
        case 'ArrowLeft':
          return input.selectionStart === input.value.length && unfold(false);
        case 'Enter':
          follow();
          return true;
        default:
          return false;
      }
    };
    input.addEventListener('keydown', onKey);
    return () => input.removeEventListener('keydown', onKey);
  });
}
