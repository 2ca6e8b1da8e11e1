/** Queues what a reader does before the page script has arrived, and hands it over when it starts. */
import { ACTING } from '../page/contract.ts';

const queue: Event[] = [];
const types = ['click', 'change', 'keydown', 'beforematch'];

for (const type of types) addEventListener(type, enqueue, true);

addEventListener(ACTING, (event) => {
  stopQueuing();
  event.detail(queue);
});
// After that the script will not come: browsers wait for it.
addEventListener('load', stopQueuing);

function enqueue(event: Event): void {
  queue.push(event);
  // Browsers have a use of their own for the shortcuts of the page script.
  const { ctrlKey, metaKey, altKey, key } = event as KeyboardEvent;
  if ((ctrlKey || metaKey) && !altKey && /^[bk]$/i.test(key)) event.preventDefault();
}

function stopQueuing(): void {
  for (const type of types) removeEventListener(type, enqueue, true);
}
