import type { SecurityScheme } from '../../../src/model/api.ts';
import type { Content } from '../../../src/model/content.ts';
import { describe } from '../../prose/description.ts';
import { code, text } from './prose.ts';

/** How a credential travels, in a sentence, then what the description says of it (Security Scheme Object, OpenAPI 3.1, section 4.8.27). */
export function securityWords(scheme: SecurityScheme): Content {
  return [...way(scheme), ...(scheme.description === '' ? [] : [text(' '), ...inline(describe(scheme.description))])];
}

function way({ type, in: place, parameterName, scheme }: SecurityScheme): Content {
  switch (type) {
    case 'apiKey':
      return [text(`a key in the ${place === 'query' ? 'query parameter' : place ?? 'header'} `), code(parameterName ?? ''), text('.')];
    case 'http':
      return [text('HTTP authentication '), code(scheme ?? ''), text('.')];
    case 'oauth2':
      return [text('an access token by OAuth 2.0.')];
    case 'openIdConnect':
      return [text('an access token by OpenID Connect.')];
    case 'mutualTLS':
      return [text('a client certificate (mutual TLS).')];
    default:
      return [code(type), text('.')];
  }
}

/** Paragraphs run together, for the end of a list item. */
function inline(content: Content): Content {
  return content.flatMap((node) => (node.kind === 'element' && node.name === 'p' ? [...node.children, text(' ')] : [node]));
}
