import { UsageError } from '../../cli/problem.ts';
import { fillIn } from '../../text/fill-in.ts';
import { fileNameOf, register } from '../register.ts';
import { ANY_NAME, requireName } from '../sources.ts';
import type { Kind } from './kind.ts';
import { bodyOf, tagOf } from './parts.ts';

/**
 * `npm run new -- webhook` adds a webhook. If the author leaves out the method or the payload, `x-not-published` marks
 * it as unpublished.
 */
export const webhook: Kind = {
  name: 'Name of the webhook: `orderPaid`',
  async write(name, sources, answers) {
    requireName(name, ANY_NAME, 'orderPaid');
    if (sources.operations.has(name))
      throw new UsageError(`There is already an operation \`${name}\`.`, 'Choose another name.');
    const tag = await tagOf(sources, answers);
    const method = await answers.ask({
      option: 'method',
      question: 'HTTP method; empty if it is not published',
      choices: ['post', 'put', 'get'],
      fallback: '',
    });
    const payload = await answers.ask({
      option: 'schema',
      question: 'Schema of its payload; empty if it is not published',
      choices: sources.names('components', 'schemas'),
      fallback: '',
    });
    register(sources, {
      section: ['webhooks'],
      key: name,
      fileName: fileNameOf(name),
      value: (file) => ({
        [method === '' ? 'post' : method]: {
          operationId: name,
          summary: fillIn('what happened, in a few words'),
          description: fillIn('when it is sent'),
          ...tag,
          security: [],
          ...(method === '' ? { 'x-not-published': ['method'] } : {}),
          requestBody: {
            description: fillIn('what it tells'),
            ...(payload === ''
              ? {
                  content: {
                    'application/json': { schema: { type: 'object', 'x-not-published': ['fields', 'required'] } },
                  },
                }
              : bodyOf(sources, { schema: payload }, file)),
          },
          responses: {
            default: { description: fillIn('response that your server should send'), 'x-not-published': ['values'] },
          },
        },
      }),
    });
  },
};
