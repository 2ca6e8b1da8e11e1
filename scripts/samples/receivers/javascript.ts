import type { SampleHook } from '../../../src/model/sample.ts';
import { javascript as language, string } from '../javascript.ts';
import { ARRIVED, isKeyed, isRead, KEEP, known, NO_ID, UNKNOWN } from './lines.ts';
import type { Receiver } from './receiver.ts';

/** JavaScript with `node:http`, as an ES module for Node.js 18 and later. */
export const javascript: Receiver = {
  language: language.language,
  readsJson: true,
  render: (hook) =>
    [
      "import { createServer } from 'node:http';",
      "import { text } from 'node:stream/consumers';",
      '',
      `// ${KEEP}`,
      'const seen = new Set();',
      '',
      'createServer(async (request, response) => {',
      `  if (${[...(hook.method === undefined ? [] : [`request.method !== ${string(hook.method)}`]), `request.url.split('?')[0] !== ${string(hook.path)}`].join(' || ')}) {`,
      '    response.writeHead(404).end();',
      '    return;',
      '  }',
      '',
      ...bodyLines(hook),
      '  response.end();',
      '',
      ...memberLines(hook),
      `  const key = ${isKeyed(hook) ? 'JSON.stringify([id, status])' : 'body'};`,
      '  if (seen.has(key)) return;',
      '  seen.add(key);',
      ...eventLines(hook),
      "}).listen(8000, 'localhost');",
    ].join('\n'),
};

/** A sender that hangs up is an error as well: nobody would catch it further out. */
function bodyLines(hook: SampleHook): readonly string[] {
  const kept = !isKeyed(hook);
  const read = isRead(hook);
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

function memberLines({ id, status }: SampleHook): readonly string[] {
  return [
    ...(id === undefined ? [] : [`  const id = event${id.map(access).join('')};`]),
    ...(status === undefined ? [] : [`  const status = event${status.path.map(access).join('')};`]),
  ];
}

function access(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `?.${name}` : `?.[${string(name)}]`;
}

function eventLines(hook: SampleHook): readonly string[] {
  const { status } = hook;
  if (!isRead(hook)) return ['  console.log(body);'];
  if (status === undefined) return [`  ${print(hook, ARRIVED)}`];
  if (status.values.length === 0) return [`  ${print(hook, known('%s'), 'status')}`];
  return [
    '',
    '  switch (status) {',
    ...status.values.flatMap((value) => [
      `    case ${string(value)}:`,
      `      ${print(hook, known(value.replaceAll('%', '%%')))}`,
      '      break;',
    ]),
    '    default:',
    `      ${print(hook, `${UNKNOWN} %s`, 'status')}`,
    '  }',
  ];
}

/** By a format, which takes whatever arrives: a template fails at an object that has no text. */
function print({ id }: SampleHook, words: string, ...values: readonly string[]): string {
  const given = [...(id === undefined ? [] : ['id']), ...values];
  // Without values there is no format, and `%%` would stay.
  const format = `${id === undefined ? NO_ID : '%s'} ${words}`;
  return `console.log(${[string(given.length === 0 ? format.replaceAll('%%', '%') : format), ...given].join(', ')});`;
}
