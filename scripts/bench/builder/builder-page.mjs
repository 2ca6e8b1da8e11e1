/** In the page: opens the builder; milliseconds from the click until its sample is painted. */
globalThis.openBuilder = () =>
  new Promise((resolve, reject) => {
    const link = document.querySelector('main a[href^="#build="]');
    if (link === null) return reject(new Error('This page has no builder.'));
    const started = performance.now();
    const look = () => {
      const passed = performance.now() - started;
      if (document.querySelector('dialog[data-builder][open] pre code') !== null)
        requestAnimationFrame(() => resolve(performance.now() - started));
      else if (passed > 30_000) reject(new Error('The builder does not open.'));
      else requestAnimationFrame(look);
    };
    link.click();
    look();
  });

/** In the page: types letters into a field of the builder; milliseconds from each key to its sample, laid out. */
globalThis.typeKeys = async (count) => {
  const field = document.querySelector(
    '[data-builder] input[type="text"]:not([inputmode="decimal"]), [data-builder] input:not([type])',
  );
  const code = document.querySelector('[data-builder] pre code');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const taken = [];
  field.focus();
  for (let at = 1; at <= count; at += 1) {
    const text = 'letter by letter '.repeat(4).slice(0, at);
    const started = performance.now();
    set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // React draws in a microtask.
    await Promise.resolve();
    await Promise.resolve();
    code.getBoundingClientRect();
    taken.push(performance.now() - started);
    if (!document.querySelector('[data-builder]').textContent.includes(text))
      throw new Error('The sample did not follow.');
    // Long enough for what a pause brings, every fourth time.
    await new Promise((resolve) => setTimeout(resolve, at % 4 === 0 ? 400 : 0));
  }
  return taken;
};
