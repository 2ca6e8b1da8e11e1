import { NAVIGATED } from '../../page/contract/contract.ts';

/**
 * Calls `start` for the current page, and for the new page after each navigation. Each time, waits until the page is
 * completely laid out (`actions/lay-out.ts`), because measuring earlier would cost a further layout.
 */
export function eachPage(start: () => void): void {
  const startWhenLaidOut = (): void => {
    if (document.querySelector('main[data-navigating], main [data-deferred]') === null) start();
    else requestAnimationFrame(startWhenLaidOut);
  };
  addEventListener(NAVIGATED, startWhenLaidOut);
  startWhenLaidOut();
}
