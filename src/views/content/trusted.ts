/**
 * The site's only Trusted Types policy (W3C Trusted Types, `trusted-types docs`). It returns HTML unchanged, because
 * all HTML comes from documents of this origin. It is typed with `string`, because TypeScript's DOM library has no
 * TrustedHTML.
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

/** Marks HTML from this site's own pages as trusted, so that scripts may insert it. */
export function trusted(html: string): string {
  return policy ? policy.createHTML(html) : html;
}
