// Runs in a page before anything of its own: tells when the application answered the first intent, and when a click
// showed another heading.
const seen = { tasks: [] };
globalThis.benchTurn = seen;
new PerformanceObserver((list) => {
  seen.tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ start: startTime, duration })));
}).observe({ type: 'longtask', buffered: true });

addEventListener(
  'pointermove',
  (event) => {
    if (seen.intent !== undefined) return;
    seen.intent = event.timeStamp;
    new MutationObserver((_, observer) => {
      if (!('application' in document.documentElement.dataset)) return;
      seen.ready = performance.now();
      observer.disconnect();
    }).observe(document.documentElement, { attributes: true });
  },
  true,
);

addEventListener(
  'click',
  (event) => {
    const before = document.querySelector('h1');
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1') === before) return;
      observer.disconnect();
      painted((time) => (seen.turned = time - event.timeStamp));
      const look = () => {
        if (document.querySelector('main[data-navigating]')) requestAnimationFrame(look);
        else painted((time) => (seen.whole = time - event.timeStamp));
      };
      look();
    }).observe(document, { childList: true, subtree: true });
  },
  true,
);

/** Tells when the next frame was painted: by the first task after it. */
function painted(tell) {
  requestAnimationFrame(() => scheduler.postTask(() => tell(performance.now()), { priority: 'user-blocking' }));
}
