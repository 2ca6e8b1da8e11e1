// Runs in a page before anything of its own: tells of the first paint, and keeps when it and the largest one were.
const times = [Number.NaN, Number.NaN];
globalThis.paints = () => times;
new PerformanceObserver((list) => {
  const paint = list.getEntriesByName('first-contentful-paint')[0];
  if (paint === undefined) return;
  times[0] = paint.startTime;
  globalThis.painted();
}).observe({ type: 'paint', buffered: true });
new PerformanceObserver((list) => {
  times[1] = list.getEntries().at(-1).startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
