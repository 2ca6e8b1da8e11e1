import { useLayoutEffect, useRef } from 'react';
import { forgetList, listToReturnTo } from './list-state.ts';
import { scrollerOf } from './use-combobox.ts';
import { typeInto } from './use-input-value.ts';

/** Shows the list again when the browser's Back leads to where it was left. */
export function useReturn(input: HTMLInputElement): void {
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
}
