import { encodeText } from '#src/shared/samples/uri.ts';
import type { PageDownload } from '../download.ts';
import { conformanceEvent } from './event.ts';
import { program } from './program.ts';

/** The download of a script that tests a reader's webhook handler. */
export const webhookConformance: PageDownload = {
  file: 'webhook-conformance.mjs',
  title: 'Webhook conformance',
  about:
    'Sends the examples of webhooks whose method is documented to your own handler: unchanged, twice, with other fields, by another method. If the documentation has no rule, the script states the rule that it applies.',
  use: 'Run `node webhook-conformance.mjs http://localhost:8000/webhooks`; it needs Node.js 20 or later and no package.',
  make: ({ webhooks, schemas, root, title }) => {
    const events = webhooks.map((call) => conformanceEvent(call, schemas, (href) => absolute(root, href)));
    return events.some(({ untried }) => untried === undefined) ? program(title, events) : undefined;
  },
};

/**
 * Returns the public URL for a link within the site. Percent-encodes the anchor, which may contain field names with any
 * characters.
 */
function absolute(root: string, href: string): string {
  const [page = '', ...anchor] = href.replace(/^\//, '').split('#');
  return root + [page, ...(anchor.length === 0 ? [] : [encodeText(anchor.join('#'))])].join('#');
}
