import type { RootContent } from 'mdast';
import type { OperationSection, ServerLine } from '#src/model/operation-section.ts';
import { code, heading, link, list, paragraph, strong, text } from '../nodes.ts';
import { deeper, type Level, type TwinContext } from '../twin-context.ts';
import { gaps } from './gaps.ts';
import { extensions, inputs, needs } from './media.ts';
import { requestSamples } from './request.ts';
import { responses } from './response.ts';
import { webhook } from './webhook.ts';

/** An operation: what is called, what it needs and takes, samples, responses. On its own page the title is the page's. */
export function operation(given: OperationSection, twin: TwinContext): readonly RootContent[] {
  const { level, title, operationId, description, request, callbacks, docs, reference } = given;
  const below = deeper(level);
  return [
    ...(level === 1 ? [] : [heading(level, title)]),
    callLine(given),
    paragraph(
      'Operation ',
      code(operationId),
      ...(given.deprecated ? [text(', '), strong('deprecated')] : []),
      ...(reference === undefined ? [] : [text(': '), link('API reference', twin.link(reference))]),
    ),
    ...twin.blocks(description),
    ...needs('What you need', given.needs, below, twin),
    ...(given.gaps === undefined ? [] : gaps(given.gaps, below, twin)),
    ...inputs(given.inputs, below, twin),
    ...(request === undefined ? [] : requestSamples(request, below, twin)),
    ...responses(given.responses, 'Responses', below, twin),
    ...servers(given.servers, below, twin),
    ...(callbacks.length === 0 ? [] : [heading(below, 'Callbacks')]),
    ...callbacks.flatMap((callback) => webhook(callback, twin)),
    ...(docs === undefined ? [] : [paragraph(link(docs.label, twin.link(docs.href)))]),
    ...extensions(given.extensions),
  ];
}

/** Method and whole address, as far as they are published. */
function callLine({ method, path, url }: OperationSection): RootContent {
  const address = url ?? path;
  if (method === undefined && address === undefined) return paragraph('Method and path are not documented.');
  if (address === undefined) return paragraph(code(method ?? ''), ' (the path is not documented)');
  return method === undefined
    ? paragraph(code(address), ' (the method is not documented)')
    : paragraph(code(`${method} ${address}`));
}

function servers(given: readonly ServerLine[], level: Level, twin: TwinContext): readonly RootContent[] {
  if (given.length === 0) return [];
  return [
    heading(level, 'Servers'),
    ...list(
      given.map(({ name, url, description, variables }) => [
        paragraph(...(name === undefined ? [] : [strong(name), text(' ')]), code(url)),
        ...twin.blocks(description),
        ...list(
          variables.map((variable) => [
            paragraph(
              code(`{${variable.name}}`),
              variable.values.length > 0 ? ` one of ${variable.values.join(', ')}; by default ` : ' by default ',
              code(variable.default),
            ),
            ...twin.blocks(variable.description),
          ]),
        ),
      ]),
    ),
  ];
}
