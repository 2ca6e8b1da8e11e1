/**
 * The site's one Trusted Types policy (W3C Trusted Types, `trusted-types docs`). It passes HTML through unchanged, because
 * its only sources are documents of this origin. Typed as strings: the DOM library has no TrustedHTML.
 */
const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('docs', {
  createHTML: (html) => html,
});

interface Policy {
  createHTML(html: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

/** Marks HTML of this site's own pages as trusted. */
export function trusted(html: string): string {
  return policy ? policy.createHTML(html) : html;
}
