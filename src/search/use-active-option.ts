import { useLayoutEffect, useState } from 'react';

/** Index of the active one of `count` options: the first for a new text, then by arrow keys. Enter follows it. */
export function useActiveOption(
  input: HTMLInputElement,
  count: number,
  text: string,
): [number, (index: number) => void] {
  const [state, setState] = useState({ text, index: 0 });
  const active = state.text === text ? Math.min(state.index, Math.max(count - 1, 0)) : 0;
  useLayoutEffect(() => {
    const dialog = input.closest('dialog');
    const onKey = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (event.isComposing || count === 0) return;
      if (step) setState({ text, index: (active + step + count) % count });
      else if (event.key === 'Enter')
        document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.click();
      else return;
      event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const followed = event.target instanceof Element && event.target.closest('a[href]');
      if (followed && !event.metaKey && !event.ctrlKey && !event.shiftKey) dialog?.close();
    };
    input.addEventListener('keydown', onKey);
    dialog?.addEventListener('click', onClick);
    return () => {
      input.removeEventListener('keydown', onKey);
      dialog?.removeEventListener('click', onClick);
    };
  }, [input, count, text, active]);
  return [active, (index) => setState({ text, index })];
}
