import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Content } from '#src/model/content.ts';
import type { Href } from '#src/model/nav.ts';
import type {
  RequestScenario,
  RequestSection,
  ResponseExample,
  ResponseSection,
  WebhookSection,
} from '#src/model/operation-section.ts';
import type { CodeSample, WebhookSample } from '#src/model/sample.ts';
import type { Site } from '#src/model/site.ts';
import { always, collect, type ContentVisitor } from '#src/shared/content/visitor.ts';
import { commandLine } from '../cli/command-line.ts';
import { BuildError } from '../cli/problem.ts';
import { successes } from '#src/shared/samples/request.ts';

/** A request sample as printed on a built page. */
export interface PrintedSample {
  readonly page: Href;
  /** Id of the HTML element that contains the sample. */
  readonly anchor: string;
  readonly scenario: RequestScenario;
  /** Id of the sample's language. */
  readonly language: string;
  /** Code of the sample, read from the HTML of the page. */
  readonly text: string;
  /**
   * The response example that the page shows beside the sample: the one with the name of the sample's request example,
   * else the first example of a successful response.
   */
  readonly example?: ResponseExample;
}

/** A webhook receiver as printed on a built page. */
export interface PrintedReceiver extends Pick<PrintedSample, 'page' | 'anchor' | 'language' | 'text'> {
  /** Name and method of the webhook. */
  readonly webhook: Pick<WebhookSection, 'name' | 'method'>;
  readonly sample: WebhookSample;
}

/** Request samples and webhook receivers of a built site, in the order of its pages. */
export interface PrintedSite {
  readonly samples: readonly PrintedSample[];
  readonly receivers: readonly PrintedReceiver[];
}

/**
 * Returns all request samples and webhook receivers on the pages of a built site.
 *
 * @throws {BuildError} when a page, sample or receiver is missing from the built site, or is outdated.
 */
export async function printedSite(site: Site, dist: string): Promise<PrintedSite> {
  const samples: PrintedSample[] = [];
  const receivers: PrintedReceiver[] = [];
  for (const { href, content } of pagesOf(site)) {
    const requests = collect(content, REQUESTS);
    const webhooks = collect(content, WEBHOOKS);
    if (requests.length + webhooks.length === 0) continue;
    const page = { href, dist, texts: codeById(await html(dist, href)) };
    samples.push(...requests.flatMap((section) => samplesOf(section, page)));
    receivers.push(...webhooks.flatMap((section) => receiversOf(section, page)));
  }
  return { samples, receivers };
}

/** A built page. `texts` maps the id of each element to the first code block in the element. */
interface BuiltPage {
  readonly href: Href;
  readonly dist: string;
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Returns the samples of a request. Returns none if the URL of the request is not published, as the page then shows
 * only its body.
 */
function samplesOf({ request: { scenarios }, responses }: Printed, page: BuiltPage): readonly PrintedSample[] {
  return scenarios
    .filter(({ request }) => request !== undefined)
    .flatMap((scenario) => {
      const example = exampleFor(scenario, responses);
      return scenario.samples.map((sample) => ({
        ...found(sample, `${scenario.anchor}-${sample.language.id}`, page),
        scenario,
        ...(example === undefined ? {} : { example }),
      }));
    });
}

function receiversOf({ anchor, name, sample, receivers }: WebhookSection, page: BuiltPage): readonly PrintedReceiver[] {
  return sample === undefined
    ? []
    : receivers.map((receiver) => ({
        ...found(receiver, `${anchor}.receiver-${receiver.language.id}`, page),
        webhook: { name, method: sample.method },
        sample,
      }));
}

/** Yields the guides and reference pages that have content. */
function* pagesOf({ pages, reference }: Site): Generator<{ readonly href: Href; readonly content: Content }> {
  for (const page of pages) if ('content' in page) yield page;
  for (const href of reference.hrefs) yield reference.page(href);
}

/**
 * Returns a sample as the built page shows it.
 *
 * @throws {BuildError} when the page lacks the sample or has different code.
 */
function found(
  { language, code }: CodeSample,
  anchor: string,
  { href, dist, texts }: BuiltPage,
): Pick<PrintedSample, 'page' | 'anchor' | 'language' | 'text'> {
  const text = texts.get(anchor);
  if (text !== code.text) {
    const what = text === undefined ? 'lacks' : 'has a different text for';
    throw outdated(`The built page \`${href}\` ${what} the sample \`${anchor}\`.`, dist, href);
  }
  return { page: href, anchor, language: language.id, text };
}

interface Printed {
  readonly request: RequestSection;
  readonly responses: readonly ResponseSection[];
}

/**
 * Visitor functions for all kinds of content that are neither request samples nor webhook receivers. Each returns an
 * empty list.
 */
const NEITHER = {
  ...always([], 'text', 'element', 'link', 'image', 'picture', 'heading', 'codeBlock', 'term', 'menuPath'),
  ...always([], 'callout', 'steps', 'tabs', 'cards', 'columns', 'sequence', 'codePanel', 'entries', 'response'),
  ...always([], 'schema', 'schemaTable', 'enumTable', 'errorCatalogue'),
};

/** Visitor that returns all requests on a page, each with the responses that the page shows beside it. */
const REQUESTS: ContentVisitor<readonly Printed[]> = {
  ...NEITHER,
  ...always([], 'webhook'),
  operation: ({ operation: { request, responses } }) => (request === undefined ? [] : [{ request, responses }]),
  request: ({ request }) => [{ request, responses: [] }],
};

const WEBHOOKS: ContentVisitor<readonly WebhookSection[]> = {
  ...NEITHER,
  ...always([], 'operation', 'request'),
  webhook: ({ webhook }) => [webhook],
};

function exampleFor({ name }: RequestScenario, responses: readonly ResponseSection[]): ResponseExample | undefined {
  const examples = successes(responses).flatMap((response) => response.examples);
  return examples.find((example) => example.name === name) ?? examples[0];
}

async function html(dist: string, href: Href): Promise<string> {
  try {
    return await readFile(fileOf(dist, href), 'utf8');
  } catch {
    throw outdated(`There is no built page \`${href}\`.`, dist, href);
  }
}

function fileOf(dist: string, href: Href): string {
  return join(dist, href, 'index.html');
}

function outdated(message: string, dist: string, href: Href): BuildError {
  const hint = `Run \`${commandLine('build')}\` with the same sources first.`;
  const location = { file: fileOf(dist, href), line: 1, column: 1 };
  const docs = 'README.md#commands';
  return new BuildError([{ check: 'samples', severity: 'error', message, hint, docs, location }]);
}

/** Maps the id of each element of an HTML document to the text of the first code block inside it. */
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
