import { useSyncExternalStore } from 'react';

/** The text in a native input, what was typed before React came included. */
export function useTyped(input: HTMLInputElement): string {
  return useSyncExternalStore(
    (changed) => {
      input.addEventListener('input', changed);
      return () => input.removeEventListener('input', changed);
    },
    () => input.value,
  );
}
