/** Moves the panels of a deferred section (`content/DeferredPanels.tsx`) after the element in its `data-after`. */
export function moveDeferred(section: HTMLElement): void {
  section.ownerDocument
    .getElementById(section.dataset.after ?? '')
    ?.after(...(section.lastElementChild as Element).children);
  section.remove();
}
