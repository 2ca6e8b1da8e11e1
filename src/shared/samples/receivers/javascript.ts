import { javascript as language, string } from '../javascript.ts';
import { STORE, STORE_REMARK, STORED, VERIFY_REMARK, type Receiver } from './receiver.ts';

/** JavaScript with `node:http`, as an ES module for Node.js 18 and later. */
export const javascript: Receiver = {
  language: language.language,
  render: (sample) => {
    const refused = [
      `request.method !== ${string(sample.method)}`,
      `request.url.split('?')[0] !== ${string(sample.path)}`,
    ];
    return [
      "import { randomUUID } from 'node:crypto';",
      "import { mkdirSync } from 'node:fs';",
      "import { writeFile } from 'node:fs/promises';",
      "import { createServer } from 'node:http';",
      "import { buffer } from 'node:stream/consumers';",
      '',
      `mkdirSync('${STORE}', { recursive: true });`,
      '',
      'createServer(async (request, response) => {',
      `  if (${refused.join(' || ')}) {`,
      '    response.writeHead(404).end();',
      '    return;',
      '  }',
      '',
      `  // ${STORE_REMARK}`,
      '  try {',
      '    const body = await buffer(request);',
      // In `rawHeaders`, names and values alternate, and each character is one byte.
      "    const headers = request.rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\\r\\n'));",
      "    const head = Buffer.from(`${headers.join('')}\\r\\n`, 'latin1');",
      `    await writeFile(\`${STORE}/\${randomUUID()}\`, Buffer.concat([head, body]));`,
      '  } catch (error) {',
      '    console.error(error);',
      '    response.writeHead(500).end();',
      '    return;',
      '  }',
      `  ${sample.success === 200 ? 'response' : `response.writeHead(${sample.success})`}.end();`,
      '',
      `  // ${VERIFY_REMARK}`,
      `  console.log(${string(STORED)});`,
      `}).listen(${sample.port}, 'localhost');`,
    ].join('\n');
  },
};
