import { isKnownAttribute, isKnownElement } from './vocabulary.ts';
import { textOf, type RenderedPage } from './rendered-page.ts';

/** A rule of harmless pages, which returns in words where a page breaks it. */
export interface Rule {
  readonly id: string;
  readonly broken: (page: RenderedPage) => readonly string[];
}

type Element = RenderedPage['elements'][number];

/** Schemes of links: nothing that runs, nothing that holds its own content. */
const LINK_SCHEMES = ['https:', 'http:', 'mailto:'];
/** Errors of the HTML parser about odd characters in a text: they stay text, or fall out of it. */
const ODD_CHARACTERS = /^((control-character|noncharacter|surrogate)-in-input-stream|unexpected-null-character) /;

/**
 * Every rule of a page. Addresses are read as browsers read them (WHATWG URL), white space and control characters left
 * out.
 */
export const RULES: readonly Rule[] = [
  {
    id: 'elements',
    broken: ({ elements }) =>
      elements.filter(({ tagName }) => !isKnownElement(tagName)).map(({ tagName }) => `<${tagName}>`),
  },
  {
    id: 'attributes',
    broken: ({ elements }) =>
      elements.flatMap(({ tagName, attrs }) =>
        attrs.filter(({ name }) => !isKnownAttribute(name)).map(({ name }) => `<${tagName} ${name}>`),
      ),
  },
  {
    id: 'scripts',
    broken: (page) =>
      page.elements
        .filter((element) => element.tagName === 'script' && !isStructuredData(element))
        .filter((element) => !isAsset(page, attribute(element, 'src')) || textOf(element) !== '')
        .map(() => "<script> that is none of the site's"),
  },
  {
    id: 'resources',
    broken: (page) =>
      page.elements.flatMap((element) => resourcesOf(element).filter((address) => !isAsset(page, address))),
  },
  {
    id: 'links',
    broken: (page) =>
      page.elements
        .filter(({ tagName }) => tagName === 'a')
        .map((element) => attribute(element, 'href'))
        .filter((href) => href === undefined || !isHarmlessLink(page, href))
        .map((href) => `<a href=${JSON.stringify(href)}>`),
  },
  {
    id: 'metas',
    broken: ({ elements }) =>
      elements
        .filter((element) => element.tagName === 'meta' && attribute(element, 'http-equiv') !== undefined)
        .map((element) => `<meta http-equiv=${attribute(element, 'http-equiv')}>`),
  },
  {
    id: 'landmarks',
    broken: ({ elements }) =>
      ['title', 'h1', 'main', 'html', 'body']
        .filter((name) => elements.filter(({ tagName }) => tagName === name).length !== 1)
        .map((name) => `not exactly one <${name}>`),
  },
  { id: 'tags', broken: ({ written, read }) => firstDifference(written, read) },
  {
    id: 'parser',
    broken: ({ parseErrors, oddReported }) =>
      parseErrors.filter((error) => !(oddReported && ODD_CHARACTERS.test(error))),
  },
  { id: 'ids', broken: ({ elements }) => doubled(elements.flatMap((element) => attribute(element, 'id') ?? [])) },
  {
    id: 'direction',
    broken: ({ html, oddReported }) =>
      oddReported
        ? []
        : (/[\u202a-\u202e\u2066-\u2069]/.exec(html) ?? []).map(
            (character) => `U+${character.charCodeAt(0).toString(16).toUpperCase()}, which no check refuses`,
          ),
  },
];

/** A block of data (HTML, 4.12.1), which no browser runs. */
export function isStructuredData(element: Element): boolean {
  if (attribute(element, 'type') !== 'application/ld+json' || attribute(element, 'src') !== undefined) return false;
  try {
    JSON.parse(textOf(element));
    return true;
  } catch {
    return false;
  }
}

function attribute({ attrs }: Element, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value;
}

/** Addresses that a browser fetches without being asked. */
function resourcesOf(element: Element): readonly string[] {
  const fetched =
    element.tagName === 'link' && !/^(alternate|canonical)$/.test(attribute(element, 'rel') ?? '')
      ? ['href']
      : ['src', 'srcset', 'poster', 'background', 'xlink:href'];
  return fetched.flatMap((name) => attribute(element, name) ?? []);
}

function isAsset(page: RenderedPage, address: string | undefined): boolean {
  const url = address === undefined ? undefined : resolved(page, address);
  return url !== undefined && url.origin === page.url.origin && url.pathname.startsWith(`${page.base}assets/`);
}

/** One that says it leads elsewhere by its scheme, or that stays below the base. */
function isHarmlessLink(page: RenderedPage, href: string): boolean {
  const url = resolved(page, href);
  if (url === undefined || !LINK_SCHEMES.includes(url.protocol)) return false;
  return /^(https?:|mailto:)/i.test(href) || (url.origin === page.url.origin && url.pathname.startsWith(page.base));
}

function resolved({ url }: RenderedPage, address: string): URL | undefined {
  return URL.canParse(address, url) ? new URL(address, url) : undefined;
}

function firstDifference(written: readonly string[], read: readonly string[]): readonly string[] {
  const at = Math.max(written.length, read.length);
  const index = Array.from({ length: at }, (_, place) => place).find((place) => written[place] !== read[place]);
  return index === undefined
    ? []
    : [
        `tag ${index}: written <${written[index]}>, read <${read[index]}>, after <${written.slice(Math.max(0, index - 4), index).join('> <')}>`,
      ];
}

function doubled(ids: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return ids.filter((id) => seen.has(id) || !seen.add(id)).map((id) => `id ${JSON.stringify(id.slice(0, 80))} twice`);
}
