/**
 * The site's one Trusted Types policy (W3C Trusted Types, `trusted-types docs`). It passes HTML and addresses of
 * scripts through unchanged, because their only sources are documents and files of this origin. Typed as strings: the
 * DOM library has no TrustedHTML.
 */
const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('docs', {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});

interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

/** Marks HTML of this site's own pages as trusted. */
export function trusted(html: string): string {
  return policy ? policy.createHTML(html) : html;
}

/** Marks the address of a script of this site's own build as trusted. */
export function trustedScript(url: string): string {
  return policy ? policy.createScriptURL(url) : url;
}
