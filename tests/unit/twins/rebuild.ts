/** Rebuilds a description from its twins, call by call, and compares both. */
import { compile } from '#scripts/compile/compile.ts';
import { createLinks, twinnedHrefs } from '#scripts/build/twins/links.ts';
import { hasTwin } from '#scripts/build/twins/twin-path.ts';
import { twinOf } from '#scripts/build/twins/twin.ts';
import type { SourceOptions } from '#scripts/compile/source/load.ts';
import { callsOf, type DescribedCall } from './calls.ts';
import { compare, Scope, Tally, type Walk } from './compare.ts';
import type { TableRows } from './read-table.ts';
import { gapsIn, parseTwin, readCall, readSchema, sectionsOf, type Call, type Twin } from './read-twin.ts';
import { asRaw, Description, marksOf, placeOf, type Direction, type Raw } from './shape.ts';
import { textOf } from './read-table.ts';

const ROOT = 'https://twins.example/';

/** Every twin of a site by its address, as agents fetch it. */
async function twinsOf(sources: SourceOptions): Promise<{ document: unknown; twins: ReadonlyMap<string, string> }> {
  const { site, document } = await compile(sources);
  if (site === undefined) throw new Error(`${sources.openapi} cannot be read.`);
  const links = createLinks(ROOT, twinnedHrefs(site));
  const guides = site.pages.filter(hasTwin);
  return {
    document,
    twins: new Map([
      ...guides.map((page) => [links.twin(page.href), twinOf(page, links)] as const),
      ...site.reference.hrefs.map((href) => [links.twin(href), twinOf(site.reference.page(href), links)] as const),
    ]),
  };
}

/** Compares a description with its twins; `change` spoils each before it is read. */
export async function rebuild(
  sources: SourceOptions,
  change: (twin: string) => string = (twin) => twin,
): Promise<Tally & { readonly twins: number }> {
  const { document, twins } = await twinsOf(sources);
  const description = new Description(document);
  const tally = new Tally();
  const parsed = new Map<string, Twin>();
  const twinAt = (url: string): Twin | undefined => {
    const text = twins.get(url);
    if (text === undefined) return undefined;
    const known = parsed.get(url) ?? parseTwin(change(text));
    parsed.set(url, known);
    return known;
  };
  const schemas = new Map<string, Scope>();
  const follow: Walk['follow'] = (url, from) => {
    // The page of a schema has one table.
    if (url.startsWith('#')) return { scope: from, path: url.replace(/^[^|]*\|/, '') };
    const [page = ''] = url.split('#');
    if (!page.startsWith(`${ROOT}reference/schemas/`)) return undefined;
    const twin = twinAt(page);
    if (twin === undefined) return undefined;
    const scope = schemas.get(page) ?? new Scope(page.slice(ROOT.length), readSchema(twin));
    schemas.set(page, scope);
    return { scope, path: '' };
  };
  const pages = [...twins.keys()].filter((url) => /\/reference\/(?:operations|webhooks)\/[^/]+\.md$/.test(url));
  const calls = new Map<string, Call>();
  for (const url of pages) {
    const call = readCall(twinAt(url)?.blocks ?? [], 2);
    calls.set(`${url.includes('/webhooks/') ? 'webhook ' : ''}${call.id}`, call);
    calls.set(call.line, call);
  }
  const visited = new Set<string>();
  for (const described of callsOf(description)) {
    tally.counts.operations += 1;
    const call = described.names.map((name) => calls.get(name)).find((each) => each !== undefined);
    if (call === undefined) tally.lost.push(`operation ${described.names.join(' or ')}`);
    else compareCall(described, call, { description, tally, follow, visited });
  }
  compareErrors(description, twins, twinAt, tally);
  return Object.assign(tally, { twins: twins.size });
}

type Walker = Omit<Walk, 'direction' | 'about' | 'gaps'>;

function compareCall(described: DescribedCall, call: Call, walker: Walker): void {
  const { tally, description } = walker;
  const about = described.names[0] ?? '';
  const lost = (what: string): void => void tally.lost.push(`${about}: ${what}`);
  if (described.line !== undefined && call.line !== described.line)
    lost(`\`${described.line}\`, read \`${call.line}\``);
  for (const mark of described.marks) {
    tally.counts.gaps += 1;
    if (call.gaps.length === 0) lost(`gap ${mark}`);
  }
  const walkOf = (direction: Direction): Walk => ({ ...walker, direction, about, gaps: call.gaps, follow });
  const scopes = scopesOf(about, call);
  const follow: Walk['follow'] = (url, from) => {
    const [section = '', path = ''] = url.startsWith('#') ? url.slice(1).split('|') : [];
    const scope = scopes.get(section);
    return scope === undefined ? walker.follow(url, from) : { scope, path };
  };
  const check = (schema: unknown, scope: Scope, path: string, direction: Direction): void =>
    compare(placeOf([schema], description), { scope, path, holder: path }, walkOf(direction));

  for (const parameter of described.parameters) {
    tally.counts.parameters += 1;
    const scope = scopes.get(parameter.title) ?? new Scope(about, EMPTY);
    const rows = scope.byPath.get(parameter.name);
    if (rows === undefined) lost(`parameter ${parameter.name}`);
    else {
      if (parameter.required && !rows.some(({ words }) => words.includes('required')))
        lost(`that ${parameter.name} is required`);
      check(parameter.schema, scope, parameter.name, 'request');
    }
  }
  const bodies = call.inputs.filter(({ title }) => /^(?:Body|Payload)/.test(title));
  for (const { mediaType, schema } of described.bodies) {
    const body = bodies.find((each) => each.mediaType.split(', ').includes(mediaType));
    if (body === undefined) lost(`body ${mediaType}`);
    else check(schema, scopes.get(body.title) ?? new Scope(about, EMPTY), '', described.sends);
  }
  if (described.bodyRequired && bodies[0]?.required !== true && described.sends === 'request')
    lost('that the body is required');
  for (const { status, bodies: wanted, headers } of described.responses) {
    const response = call.responses.find((each) => each.status === status);
    if (response === undefined) {
      lost(`response ${status}`);
      continue;
    }
    for (const { mediaType, schema } of wanted) {
      const body = response.bodies.find((each) => each.mediaType.split(', ').includes(mediaType));
      // A response that several operations share is explained on the page of its code.
      if (body === undefined && !response.text.includes('More: ')) lost(`response ${status} ${mediaType}`);
      else if (body !== undefined)
        check(
          schema,
          response.bodies.indexOf(body) === 0
            ? (scopes.get(`response ${status}`) ?? new Scope(about, EMPTY))
            : new Scope(`${about} ${status} ${mediaType}`, body.table),
          '',
          described.sends === 'request' ? 'response' : 'request',
        );
    }
    const scope = new Scope(`${about} ${status} headers`, response.headers);
    for (const header of headers)
      if (!scope.byPath.has(header) && !response.text.includes('More: ')) lost(`header ${header} of ${status}`);
  }
  for (const callback of described.callbacks) {
    tally.counts.operations += 1;
    const found = call.callbacks.find(
      (each) =>
        callback.names.includes(each.id) && (callback.method === undefined || each.line.startsWith(callback.method)),
    );
    if (found === undefined) lost(`callback ${callback.names.join(' or ')}`);
    else compareCall({ ...callback, line: undefined }, found, { ...walker, follow });
  }
}

/** The tables of a call by the names of their sections, those of its callbacks with them. */
function scopesOf(about: string, { inputs, responses, callbacks }: Call, of = ''): Map<string, Scope> {
  const scope = (name: string, table: TableRows): [string, Scope] => [
    `${name}${of}`,
    new Scope(`${about} ${name}${of}`, table),
  ];
  return new Map([
    ...inputs.map(({ title, table }) => scope(title, table)),
    ...responses.map(({ status, bodies }) => scope(`response ${status}`, bodies[0]?.table ?? EMPTY)),
    ...callbacks.flatMap((callback) => [...scopesOf(about, callback, ` of ${callback.title}`)]),
  ]);
}

const EMPTY: TableRows = {
  whole: {
    path: '',
    type: '',
    words: [],
    links: [],
    limits: [],
    values: [],
    unconfirmed: [],
    rules: [],
    enum: new Map(),
    notes: [],
    variants: [],
  },
  rows: [],
};

/** Codes of the catalogue with their meaning and remedy: every word of both stands on the page of the code. */
function compareErrors(
  description: Description,
  twins: ReadonlyMap<string, string>,
  twinAt: (url: string) => Twin | undefined,
  tally: Tally,
): void {
  for (const response of Object.values(asRaw(asRaw(description.document['components'])['responses']))) {
    const raw = description.resolve(response);
    const entry = asRaw(raw['x-catalogue']);
    if (typeof entry['code'] !== 'string') continue;
    tally.counts.codes += 1;
    const url = `${ROOT}reference/errors/${entry['code']}.md`;
    const twin = twinAt(url);
    const text = twin === undefined ? '' : `${twin.title} ${twin.blocks.map(textOf).join(' ')}`;
    for (const part of [entry['title'], entry['remedy'], raw['description']])
      if (typeof part === 'string' && !wordsIn(text).includes(wordsIn(part)))
        tally.lost.push(`error ${entry['code']}: ${part}`);
    const marks = [...marksOf(raw), ...marksOf(entry as Raw)];
    tally.counts.gaps += marks.length;
    if (marks.length > 0 && gapsIn(sectionsOf(twin?.blocks ?? [], 2)).length === 0)
      tally.lost.push(`error ${entry['code']}: gap ${marks.join()}`);
  }
  if (twins.size === 0) tally.lost.push('every twin');
}

/** Words alone: Markdown of a description against the text of a twin. */
function wordsIn(text: string): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
