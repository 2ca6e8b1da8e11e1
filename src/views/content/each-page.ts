import { NAVIGATED } from '../../page/contract/contract.ts';

/**
 * Calls `start` for the page that is shown, and after each navigation for the new page: once all of it is laid out, so
 * that measuring does no work twice (`actions/lay-out.ts`).
 */
export function eachPage(start: () => void): void {
  const startWhenLaidOut = (): void => {
    if (document.querySelector('main[data-navigating], main [data-deferred]') === null) start();
    else requestAnimationFrame(startWhenLaidOut);
  };
  addEventListener(NAVIGATED, startWhenLaidOut);
  startWhenLaidOut();
}
