import { OUR_EXAMPLE } from '#src/shared/schema/evidence-words.ts';
import { stringifyJson } from '#src/shared/schema/number-text.ts';
import type { RootContent } from 'mdast';
import type {
  OperationSection,
  ServerLine,
  WebhookSection,
  RequestScenario,
  RequestSection,
} from '#src/model/operation-section.ts';
import { captionOf } from '#src/shared/samples/caption.ts';
import type { CodeSample } from '#src/model/sample.ts';
import { listWords } from '#src/shared/text/words.ts';
import {
  code,
  heading,
  link,
  list,
  paragraph,
  strong,
  text,
  deeper,
  type Level,
  type MarkdownContext,
  codeBlock,
  marked,
} from '../nodes.ts';
import { extensions, inputs, needs, responses, examples } from './response.ts';

/** Writes an operation: method and URL, inputs, samples, responses. Leaves out the title if it is the page title. */
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
    ...(given.responsesNote === undefined ? [] : [paragraph(given.responsesNote)]),
    ...servers(given.servers, below, context),
    ...(callbacks.length === 0 ? [] : [heading(below, 'Callbacks')]),
    ...callbacks.flatMap((callback) => webhook(callback, context)),
    ...context.blocks(docs ?? []),
    ...extensions(given.extensions),
  ];
}

/** Writes the method and the URL of an operation; leaves out a part that is not published. */
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

/** Writes a webhook or callback: its payload, and the response that the provider expects. */
export function webhook(given: WebhookSection, context: MarkdownContext): readonly RootContent[] {
  const { level, title, name, event, method, target, deprecated, reference, description, docs, send, receivers } =
    given;
  const labels = listWords(
    receivers.map(({ language }) => language.label),
    'and',
  );
  const script = given.simulation?.script;
  const below = deeper(level);
  return [
    ...(level === 1 ? [] : [heading(level, title)]),
    ...(method === undefined && target.length === 0
      ? []
      : [paragraph(...(method === undefined ? [] : [code(method), text(' ')]), ...context.inline(target))]),
    paragraph(
      event === undefined ? 'Webhook ' : 'Callback ',
      code(event ?? name),
      ...(deprecated === undefined ? [] : [text(', '), strong(deprecated)]),
      ...(reference === undefined ? [] : [text(': '), link('API reference', context.link(reference))]),
    ),
    ...context.blocks(description),
    ...needs('What it carries', given.needs, below, context),
    ...inputs(given.inputs, below, context),
    ...examples(given.examples, 'Payload', context),
    ...(receivers.length === 0 ? [] : [paragraph(`The web page has example handlers in ${labels}.`)]),
    ...(send === undefined ? [] : [paragraph(strong('Send it yourself')), codeBlock(send.text, send.syntax)]),
    ...(script === undefined
      ? []
      : [paragraph(text('Test your own handler: '), link('conformance script', context.link(script)))]),
    ...responses(given.responses, 'Your response', below, context),
    ...context.blocks(docs ?? []),
    ...extensions(given.extensions),
  ];
}

/** Id of the language of samples in Markdown. Agents can read cURL, and a cURL command shows the request itself. */
const LANGUAGE = 'curl';

/**
 * Writes a request sample for each scenario (named example of the request), and the request body if the sample does not
 * contain it verbatim. Samples that the author wrote in other languages follow.
 */
export function requestSamples(
  { title, scenarios }: RequestSection,
  level: Level,
  context: MarkdownContext,
): readonly RootContent[] {
  if (scenarios.every(({ samples }) => samples.length === 0)) return [];
  const [first] = scenarios;
  const authored = first?.samples.filter((sample) => sample.isAuthored === true && sample !== shownOf(first)) ?? [];
  return [
    heading(level, title),
    ...scenarios.flatMap((scenario) => scenarioBlocks(scenario, scenarios.length > 1, context)),
    ...authored.flatMap(({ language, code: { text: source, syntax } }) => [
      paragraph(strong(language.label)),
      codeBlock(source, syntax),
    ]),
  ];
}

function shownOf({ samples }: Pick<RequestScenario, 'samples'>): CodeSample | undefined {
  return samples.find(({ language }) => language.id === LANGUAGE) ?? samples[0];
}

function scenarioBlocks(
  scenario: RequestScenario,
  isOneOfMany: boolean,
  context: MarkdownContext,
): readonly RootContent[] {
  const { title, description = [], generated, isOurs, incomplete, withoutResponse } = scenario;
  const sample = shownOf(scenario);
  if (sample === undefined) return [];
  const caption = isOneOfMany ? title : captionOf(scenario);
  return [
    ...(caption === undefined ? [] : [paragraph(strong(caption))]),
    ...(isOurs === true ? [paragraph(OUR_EXAMPLE)] : []),
    ...context.blocks(description),
    ...(generated === true ? [paragraph('The body is generated from the schema.')] : []),
    ...(incomplete === undefined ? [] : [paragraph(...marked(incomplete))]),
    ...(withoutResponse === true ? [paragraph('The example response belongs to another request.')] : []),
    codeBlock(sample.code.text, sample.code.syntax),
    ...body(scenario, sample.code.text),
  ];
}

/**
 * Writes the body of a request as JSON, unless the sample already shows it. In a sample, shell quoting may change the
 * body.
 */
function body({ request }: RequestScenario, shown: string): readonly RootContent[] {
  if (request?.body.kind !== 'json') return [];
  const json = stringifyJson(request.body.value, 2);
  return json === undefined || shown.includes(json) ? [] : [paragraph('Its body:'), codeBlock(json, 'json')];
}
