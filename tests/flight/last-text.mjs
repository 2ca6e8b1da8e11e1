/** Index, in document order, of the element that holds the last text of the article on the first screen. */
(() => {
  const elements = [...document.querySelectorAll('*')];
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let last = -1;
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (!parent.checkVisibility() || texts.currentNode.nodeValue.trim() === '') continue;
    range.selectNodeContents(texts.currentNode);
    const { top, bottom, left, width } = range.getBoundingClientRect();
    if (width > 0 && top < innerHeight && bottom > 0 && left < innerWidth)
      last = Math.max(last, elements.indexOf(parent));
  }
  return last;
})();
