// Runs in a page before anything of its own: keeps what the browser tells about paints, long tasks and layout shifts.
const entries = { paint: [], 'largest-contentful-paint': [], longtask: [], 'layout-shift': [] };
globalThis.benchEntries = entries;
for (const [type, kept] of Object.entries(entries)) {
  new PerformanceObserver((list) => {
    kept.push(...list.getEntries().map((entry) => entry.toJSON()));
  }).observe({ type, buffered: true });
}
