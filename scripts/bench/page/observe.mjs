// Runs in a page before anything of its own: stores paints, long tasks and layout shifts, and reports the first paint.
const entries = { paint: [], 'largest-contentful-paint': [], longtask: [], 'layout-shift': [] };
globalThis.benchEntries = entries;
for (const [type, stored] of Object.entries(entries)) {
  new PerformanceObserver((list) => {
    stored.push(...list.getEntries().map((entry) => entry.toJSON()));
    if (list.getEntriesByName('first-contentful-paint').length > 0) globalThis.painted();
  }).observe({ type, buffered: true });
}
