/** What a host sends with the site: one source for the preview server and for every host's configuration. */

/** Content-Security-Policy (CSP Level 3): nothing but this origin's files, no inline code, DOM sinks typed. */
const policy: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'docs',
};

/** Sent with every answer. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': Object.entries(policy).map(([name, value]) => `${name} ${value}`).join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Folder whose file names carry a hash of their content. */
export const immutableFolder = 'assets/';

/** Cache-Control (RFC 9111) of a file, by its path below the site's root. */
export function cacheControl(path: string): string {
  return path.startsWith(immutableFolder) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Media types of the site's files, by extension. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
};
