/**
 * Script of a redirecting page, for hosts without redirects: opens the new URL with the query and, if present, the
 * anchor of the old one.
 */
const { pathname, hash } = new URL(document.body.dataset.moved ?? '', window.location.href);
window.location.replace(pathname + window.location.search + (window.location.hash || hash));
