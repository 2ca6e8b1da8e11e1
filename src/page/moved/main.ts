/** Script of a moved page, for hosts without redirects: navigates with the query and the anchor of the old URL. */
const { pathname, hash } = new URL(document.body.dataset.moved ?? '', window.location.href);
window.location.replace(pathname + window.location.search + (window.location.hash || hash));
