/**
 * Moves the panels in a deferred section (`content/DeferredPanels.tsx`) to directly after the element whose id is in
 * `data-after`.
 */
export function moveDeferred(section: HTMLElement): void {
  section.ownerDocument
    .getElementById(section.dataset.after ?? '')
    ?.after(...(section.lastElementChild as Element).children);
  section.remove();
}
