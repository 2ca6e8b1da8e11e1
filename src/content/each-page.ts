/**
 * Calls `start` for the page that is shown, and again for each page that the application turns to: once all of it is
 * laid out, so that measuring does no work twice (`actions/lay-out.ts`).
 */
export function eachPage(start: () => void): void {
  const startWhenLaidOut = (): void => {
    if (document.querySelector('main[data-navigating], main [data-deferred]') === null) start();
    else requestAnimationFrame(startWhenLaidOut);
  };
  addEventListener('docs:navigated', startWhenLaidOut);
  startWhenLaidOut();
}
