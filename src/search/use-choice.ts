import { useLayoutEffect, useState } from 'react';

/** Which of `count` options is active: the first after every typing, then by arrow keys; Enter follows it and closes the dialog. */
export function useChoice(input: HTMLInputElement, count: number, text: string): [number, (index: number) => void] {
  const [choice, setChoice] = useState({ text, index: 0 });
  const active = choice.text === text ? Math.min(choice.index, Math.max(count - 1, 0)) : 0;
  useLayoutEffect(() => {
    const dialog = input.closest('dialog');
    const press = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (event.isComposing || count === 0) return;
      if (step) setChoice({ text, index: (active + step + count) % count });
      else if (event.key === 'Enter')
        document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.click();
      else return;
      event.preventDefault();
    };
    const leave = (event: MouseEvent) => {
      const followed = event.target instanceof Element && event.target.closest('a[href]');
      if (followed && !event.metaKey && !event.ctrlKey && !event.shiftKey) dialog?.close();
    };
    input.addEventListener('keydown', press);
    dialog?.addEventListener('click', leave);
    return () => {
      input.removeEventListener('keydown', press);
      dialog?.removeEventListener('click', leave);
    };
  }, [input, count, text, active]);
  return [active, (index) => setChoice({ text, index })];
}
