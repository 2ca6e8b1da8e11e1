// Runs in a page before anything of its own: tells when the bench that a click opened was painted.
addEventListener(
  'click',
  (event) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[data-bench] textarea') === null) return;
      observer.disconnect();
      // The message comes after the frame was painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          globalThis.benchOpened = performance.now() - event.timeStamp;
        });
        port1.start();
        port2.postMessage(undefined);
      });
    }).observe(document, { childList: true, subtree: true });
  },
  { capture: true, once: true },
);

/** Types letters into the body, one after another; milliseconds from each key to the new call, laid out. */
globalThis.typeIntoBody = async (count) => {
  const body = document.querySelector('[data-bench] textarea');
  const call = document.querySelector('[data-bench-code] code');
  const taken = [];
  for (let letter = 0; letter < count; letter += 1) {
    body.focus();
    body.setSelectionRange(body.value.lastIndexOf('"'), body.value.lastIndexOf('"'));
    body.getBoundingClientRect();
    const before = call.textContent;
    const started = performance.now();
    // As a key does it.
    document.execCommand('insertText', false, 'x');
    // React draws in a microtask.
    await Promise.resolve();
    await Promise.resolve();
    while (call.textContent === before) await new Promise((resolve) => setTimeout(resolve));
    call.getBoundingClientRect();
    taken.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return taken;
};
