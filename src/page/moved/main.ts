/** Script of a moved page, for hosts without redirects: opens the new URL with the old query and anchor. */
const { pathname, hash } = new URL(document.body.dataset.moved ?? '', window.location.href);
window.location.replace(pathname + window.location.search + (window.location.hash || hash));
