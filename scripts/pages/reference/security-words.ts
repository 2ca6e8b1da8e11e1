import type { SecurityScheme } from '../../../src/model/api.ts';
import type { Content } from '../../../src/model/content.ts';
import { describe } from '../../prose/description.ts';
import { words } from '../credentials.ts';
import { text } from './prose.ts';

/** How a credential travels, then what the description says of it (Security Scheme Object, OpenAPI 3.1, section 4.8.27). */
export function securityWords(scheme: SecurityScheme): Content {
  return inline([...describe(`${words(scheme)}.`), ...describe(scheme.description)]);
}

/** Paragraphs run together, for the end of a list item. */
function inline(content: Content): Content {
  return content.flatMap((node) => (node.kind === 'element' && node.name === 'p' ? [...node.children, text(' ')] : [node]));
}
