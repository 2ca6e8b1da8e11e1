import { NAVIGATED } from '../../page/contract/contract.ts';

/**
 * Calls `start` for the current page, and for the new page after each navigation: once it is completely laid out, so
 * that measuring does not repeat work (`actions/lay-out.ts`).
 */
export function eachPage(start: () => void): void {
  const startWhenLaidOut = (): void => {
    if (document.querySelector('main[data-navigating], main [data-deferred]') === null) start();
    else requestAnimationFrame(startWhenLaidOut);
  };
  addEventListener(NAVIGATED, startWhenLaidOut);
  startWhenLaidOut();
}
