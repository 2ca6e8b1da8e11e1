import type { WebhookSample } from '../../../model/sample.ts';
import { javascript as language, string } from '../javascript.ts';
import { isRead, STORE_REMARK, STORED, STORED_WITH, VERIFY_REMARK, type Receiver } from './receiver.ts';

/** JavaScript with `node:http`, as an ES module for Node.js 18 and later. */
export const javascript: Receiver = {
  language: language.language,
  render: (sample) => {
    const refused = [
      `request.method !== ${string(sample.method)}`,
      `request.url.split('?')[0] !== ${string(sample.path)}`,
    ];
    return [
      "import { createServer } from 'node:http';",
      "import { text } from 'node:stream/consumers';",
      '',
      `// ${STORE_REMARK}`,
      'const deliveries = [];',
      '',
      'createServer(async (request, response) => {',
      `  if (${refused.join(' || ')}) {`,
      '    response.writeHead(404).end();',
      '    return;',
      '  }',
      '',
      ...bodyLines(sample),
      '  deliveries.push(body);',
      `  ${sample.success === 200 ? 'response' : `response.writeHead(${sample.success})`}.end();`,
      '',
      `  // ${VERIFY_REMARK}`,
      `  ${print(sample)}`,
      `}).listen(${sample.port}, 'localhost');`,
    ].join('\n');
  },
};

/** A sender that hangs up is an error as well: nobody would catch it further out. */
function bodyLines(sample: WebhookSample): readonly string[] {
  const read = isRead(sample);
  return [
    '  let body;',
    ...(read ? ['  let event;'] : []),
    '  try {',
    '    body = await text(request);',
    ...(read ? ['    event = JSON.parse(body);'] : []),
    '  } catch {',
    '    response.writeHead(400).end();',
    '    return;',
    '  }',
  ];
}

function access(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `?.${name}` : `?.[${string(name)}]`;
}

/** Prints by a format, which takes whatever arrives: a template fails at an object that has no text. */
function print({ status }: WebhookSample): string {
  if (status === undefined) return `console.log(${string(STORED)});`;
  return `console.log(${string(`${STORED_WITH} %s`)}, event${status.path.map(access).join('')});`;
}
