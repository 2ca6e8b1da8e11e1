import type { RootContent } from 'mdast';
import type { OperationSection, ServerLine } from '#src/model/operation-section.ts';
import { code, heading, link, list, paragraph, strong, text } from '../nodes.ts';
import { deeper, type Level, type MarkdownContext } from '../markdown-context.ts';
import { extensions, inputs, needs } from './media.ts';
import { requestSamples } from './request.ts';
import { responses } from './response.ts';
import { webhook } from './webhook.ts';

/** Writes an operation: method and URL, inputs, samples, responses. On its own page the title is the page's. */
export function operation(given: OperationSection, context: MarkdownContext): readonly RootContent[] {
  const { level, title, operationId, description, request, callbacks, docs, reference, whileOpen } = given;
  const below = deeper(level);
  return [
    ...(level === 1 ? [] : [heading(level, title)]),
    callLine(given),
    ...(whileOpen === undefined ? [] : [paragraph(link(whileOpen.label, context.link(whileOpen.href)))]),
    paragraph(
      'Operation ',
      code(operationId),
      ...(given.deprecated === undefined ? [] : [text(', '), strong(given.deprecated)]),
      ...(reference === undefined ? [] : [text(': '), link('API reference', context.link(reference))]),
    ),
    ...context.blocks(description),
    ...needs('What you need', given.needs, below, context),
    ...inputs(given.inputs, below, context),
    ...(request === undefined ? [] : requestSamples(request, below, context)),
    ...responses(given.responses, 'Responses', below, context),
    ...servers(given.servers, below, context),
    ...(callbacks.length === 0 ? [] : [heading(below, 'Callbacks')]),
    ...callbacks.flatMap((callback) => webhook(callback, context)),
    ...context.blocks(docs ?? []),
    ...extensions(given.extensions),
  ];
}

/** Writes method and URL, as far as they are published. */
function callLine({ method, path, url }: OperationSection): RootContent {
  const address = url ?? path;
  if (method === undefined && address === undefined) return paragraph('Method and path are not documented.');
  if (address === undefined) return paragraph(code(method ?? ''), ' (the path is not documented)');
  return method === undefined
    ? paragraph(code(address), ' (the method is not documented)')
    : paragraph(code(`${method} ${address}`));
}

function servers(given: readonly ServerLine[], level: Level, context: MarkdownContext): readonly RootContent[] {
  if (given.length === 0) return [];
  return [
    heading(level, 'Servers'),
    ...list(
      given.map(({ name, url, description, variables }) => [
        paragraph(...(name === undefined ? [] : [strong(name), text(' ')]), code(url)),
        ...context.blocks(description),
        ...list(
          variables.map((variable) => [
            paragraph(
              code(`{${variable.name}}`),
              variable.values.length > 0 ? ` one of ${variable.values.join(', ')}; by default ` : ' by default ',
              code(variable.default),
            ),
            ...context.blocks(variable.description),
          ]),
        ),
      ]),
    ),
  ];
}
