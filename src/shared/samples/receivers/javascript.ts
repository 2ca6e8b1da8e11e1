import type { WebhookSample } from '../../../model/sample.ts';
import { javascript as language, string } from '../javascript.ts';
import { eventLines, isKeyed, isRead, KEEP_REMARK, membersOf, NO_ID, workRemark, type Receiver } from './receiver.ts';

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
      `// ${KEEP_REMARK}`,
      'const seen = new Set();',
      '',
      'createServer(async (request, response) => {',
      `  if (${refused.join(' || ')}) {`,
      '    response.writeHead(404).end();',
      '    return;',
      '  }',
      '',
      ...bodyLines(sample),
      `  ${sample.success === 200 ? 'response' : `response.writeHead(${sample.success})`}.end();`,
      '',
      ...membersOf(sample).map(({ variable, path }) => `  const ${variable} = event${path.map(access).join('')};`),
      `  const key = ${isKeyed(sample) ? 'JSON.stringify([id, status])' : 'body'};`,
      '  if (seen.has(key)) return;',
      '  seen.add(key);',
      ...eventLines(sample, {
        remark: `  // ${workRemark(sample)}`,
        body: '  console.log(body);',
        print: (words, withStatus) => `  ${print(sample, words, withStatus)}`,
        choose: (cases, otherwise) => [
          '  switch (status) {',
          ...cases.flatMap(([value, line]) => [`    case ${string(value)}:`, `    ${line}`, '      break;']),
          '    default:',
          `    ${otherwise}`,
          '  }',
        ],
      }),
      `}).listen(${sample.port}, 'localhost');`,
    ].join('\n');
  },
};

/** A sender that hangs up is an error as well: nobody would catch it further out. */
function bodyLines(sample: WebhookSample): readonly string[] {
  const kept = !isKeyed(sample);
  const read = isRead(sample);
  return [
    ...(kept ? ['  let body;'] : []),
    ...(read ? ['  let event;'] : []),
    '  try {',
    ...(kept ? ['    body = await text(request);'] : []),
    ...(read ? [`    event = JSON.parse(${kept ? 'body' : 'await text(request)'});`] : []),
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
function print({ id }: WebhookSample, words: string, withStatus: boolean): string {
  const values = [...(id === undefined ? [] : ['id']), ...(withStatus ? ['status'] : [])];
  if (values.length === 0) return `console.log(${string(`${NO_ID} ${words}`)});`;
  const format = `${id === undefined ? NO_ID : '%s'} ${words.replaceAll('%', '%%')}${withStatus ? ' %s' : ''}`;
  return `console.log(${[string(format), ...values].join(', ')});`;
}
