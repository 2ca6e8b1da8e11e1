/** Says something to a screen reader without moving focus (WCAG 2.2 SC 4.1.3). */
export function announce(text: string): void {
  const region = document.getElementById('announcer');
  if (!region) return;
  // Emptied first, so that the same words twice are heard twice.
  region.textContent = '';
  setTimeout(() => (region.textContent = text), 50);
}
