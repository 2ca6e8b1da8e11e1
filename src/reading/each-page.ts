/** Calls `start` for the page that is shown, and again for each page that the application turns to. */
export function eachPage(start: () => void): void {
  addEventListener('docs:navigated', start);
  start();
}
