import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Content, ContentNode } from '../../src/model/content.ts';
import type { Href } from '../../src/model/nav.ts';
import type {
  RequestScenario,
  RequestSection,
  ResponseExample,
  ResponseSection,
  WebhookSection,
} from '../../src/model/operation-section.ts';
import type { CodeSample, SampleHook } from '../../src/model/sample.ts';
import type { Site } from '../../src/model/site.ts';
import { BuildError } from '../problem.ts';
import { successes } from '../samples/request.ts';

/** A request sample as it stands on a built page. */
export interface PrintedSample {
  readonly page: Href;
  /** Id of its panel. */
  readonly anchor: string;
  readonly operationId: string;
  readonly scenario: RequestScenario;
  /** Id of its language. */
  readonly language: string;
  /** The text of the page, not of the model. */
  readonly text: string;
  /** The example of an answer that stands beside it: of the same name, else the first of a success. */
  readonly answer?: ResponseExample;
}

/** A receiver of a webhook as it stands on a built page. */
export interface PrintedReceiver extends Pick<PrintedSample, 'page' | 'anchor' | 'language' | 'text'> {
  /** Name and method of the webhook. */
  readonly webhook: Pick<WebhookSection, 'name' | 'method'>;
  readonly hook: SampleHook;
}

/** What the pages of a built site show, in the order of the pages. */
export interface PrintedSite {
  readonly samples: readonly PrintedSample[];
  readonly receivers: readonly PrintedReceiver[];
}

/**
 * All request samples and receivers of a built site. Each page is made and read once.
 *
 * @throws {BuildError} where the built site lacks a page, a sample or a receiver that the sources have.
 */
export async function printedSite(site: Site, dist: string): Promise<PrintedSite> {
  const samples: PrintedSample[] = [];
  const receivers: PrintedReceiver[] = [];
  for (const { href, content } of pagesOf(site)) {
    const requests = requestSections(content);
    const webhooks = webhookSections(content);
    if (requests.length + webhooks.length === 0) continue;
    const page = { href, dist, texts: codeById(await html(dist, href)) };
    samples.push(...requests.flatMap((section) => samplesOf(section, page)));
    receivers.push(...webhooks.flatMap((section) => receiversOf(section, page)));
  }
  return { samples, receivers };
}

/** A page with its texts by the ids of what they stand in. */
interface BuiltPage {
  readonly href: Href;
  readonly dist: string;
  readonly texts: ReadonlyMap<string, string>;
}

/** Where the address is not published the page shows a body, which is no sample of a language. */
function samplesOf(
  { request: { operationId, scenarios }, responses }: Printed,
  page: BuiltPage,
): readonly PrintedSample[] {
  return scenarios
    .filter(({ request }) => request !== undefined)
    .flatMap((scenario) => {
      const answer = answerTo(scenario, responses);
      return scenario.samples.map((sample) => ({
        ...found(sample, `${scenario.anchor}-${sample.language.id}`, page),
        operationId,
        scenario,
        ...(answer === undefined ? {} : { answer }),
      }));
    });
}

function receiversOf(
  { anchor, name, method, hook, receivers }: WebhookSection,
  page: BuiltPage,
): readonly PrintedReceiver[] {
  return hook === undefined
    ? []
    : receivers.map((receiver) => ({
        ...found(receiver, `${anchor}.receiver-${receiver.language.id}`, page),
        webhook: { name, method },
        hook,
      }));
}

/** Pages with content, one after another. */
function* pagesOf(site: Site): Generator<{ readonly href: Href; readonly content: Content }> {
  const guides = new Map(site.pages.map((page) => [page.href, page]));
  for (const href of [...site.pages.map((page) => page.href), ...site.reference.hrefs]) {
    const page = guides.get(href) ?? site.reference.page(href);
    if ('content' in page) yield { href, content: page.content };
  }
}

/** The sample as it stands on the page. */
function found(
  { language, code }: CodeSample,
  anchor: string,
  { href, dist, texts }: BuiltPage,
): Pick<PrintedSample, 'page' | 'anchor' | 'language' | 'text'> {
  const text = texts.get(anchor);
  if (text === undefined || text !== code.text)
    throw new BuildError([
      {
        check: 'samples',
        severity: 'error',
        message: `The built page \`${href}\` ${text === undefined ? 'lacks' : 'has another text of'} the sample \`${anchor}\`.`,
        hint: 'Run `npm run build` with the same sources first.',
        location: { file: join(dist, href, 'index.html'), line: 1, column: 1 },
      },
    ]);
  return { page: href, anchor, language: language.id, text };
}

interface Printed {
  readonly request: RequestSection;
  readonly responses: readonly ResponseSection[];
}

/** Request samples in content, wherever they stand, with the answers beside them. */
function requestSections(content: Content): readonly Printed[] {
  return inContent(content, (node): readonly Printed[] => {
    if (node.kind === 'operation')
      return node.operation.request === undefined
        ? []
        : [{ request: node.operation.request, responses: node.operation.responses }];
    return node.kind === 'request' ? [{ request: node.request, responses: [] }] : [];
  });
}

function webhookSections(content: Content): readonly WebhookSection[] {
  return inContent(content, (node) => (node.kind === 'webhook' ? [node.webhook] : []));
}

/** What a look at each node finds, in the order of the page. */
function inContent<T>(content: Content, look: (node: ContentNode) => readonly T[]): readonly T[] {
  return content.flatMap((node): readonly T[] => {
    if (node.kind === 'steps') return node.steps.flatMap((step) => inContent(step, look));
    if (node.kind === 'tabs') return node.tabs.flatMap((tab) => inContent(tab.children, look));
    return [...look(node), ...('children' in node ? inContent(node.children, look) : [])];
  });
}

function answerTo({ name }: RequestScenario, responses: readonly ResponseSection[]): ResponseExample | undefined {
  const examples = successes(responses).flatMap((response) => response.examples);
  return examples.find((example) => example.name === name) ?? examples[0];
}

async function html(dist: string, href: Href): Promise<string> {
  const file = join(dist, href, 'index.html');
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new BuildError([
      {
        check: 'samples',
        severity: 'error',
        message: `There is no built page \`${href}\`.`,
        hint: 'Run `npm run build` with the same sources first.',
        location: { file, line: 1, column: 1 },
      },
    ]);
  }
}

/** Text of the first code in each element that has an id. */
export function codeById(document: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const walk = (node: Tree.Node, owners: readonly string[]): void => {
    const id = 'attrs' in node ? node.attrs.find(({ name }) => name === 'id')?.value : undefined;
    const inside = id === undefined ? owners : [...owners, id];
    if (node.nodeName === 'code' && 'parentNode' in node && node.parentNode?.nodeName === 'pre') {
      for (const owner of inside) if (!texts.has(owner)) texts.set(owner, textOf(node));
    } else if ('childNodes' in node) {
      for (const child of node.childNodes) walk(child, inside);
    }
  };
  walk(parse(document), []);
  return texts;
}

function textOf(node: Tree.Node): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
