/** In the page: types words letter by letter into the search; milliseconds from each key to its results, laid out. */
globalThis.typeWords = async (words) => {
  const input = document.querySelector('#search input');
  const list = document.querySelector('#search-results');
  const taken = [];
  for (const word of words)
    for (let length = 1; length <= word.length; length += 1) {
      const started = performance.now();
      input.value = word.slice(0, length);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      // React draws in a microtask.
      await Promise.resolve();
      await Promise.resolve();
      list.getBoundingClientRect();
      taken.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve));
    }
  return taken;
};
