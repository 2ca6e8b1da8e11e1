import { useSyncExternalStore } from 'react';

/** Returns the value of a native input, including what was typed before hydration. */
export function useInputValue(input: HTMLInputElement): string {
  return useSyncExternalStore(
    (changed) => {
      input.addEventListener('input', changed);
      return () => input.removeEventListener('input', changed);
    },
    () => input.value,
  );
}

/** Writes a text into the input, as if it had been typed. */
export function typeInto(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
