/**
 * Script of a redirecting page, for hosts without redirects. Opens the new URL with the query of the old URL and, if
 * present, the anchor of the old URL.
 */
const { pathname, hash } = new URL(document.body.dataset.moved ?? '', window.location.href);
window.location.replace(pathname + window.location.search + (window.location.hash || hash));
