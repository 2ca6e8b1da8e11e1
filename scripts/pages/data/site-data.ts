import { stringifyJson } from '#src/shared/schema/number-text.ts';
import type { Api } from '#src/model/api.ts';
import type { CallData, CallEntry, DataIndex } from '#src/model/call-data.ts';
import type { ReportedChange } from '#src/model/history.ts';
import type { Href } from '#src/model/nav.ts';
import type { OperationObject } from '#src/model/operation.ts';
import type { ReferencePage } from '#src/model/page.ts';
import type { DataFile, Redirect, Reference, SiteData } from '#src/model/site.ts';
import { memoize, memoizeText } from '#src/shared/text/memoize.ts';
import { segment } from '#src/shared/text/segment.ts';
import { pathOf } from '#src/shared/samples/uri.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';
import type { Completion } from '../../examples/complete.ts';
import { callHref } from '../reference/changes/change-list.ts';
import { dataFile } from '../reference/context.ts';
import type { ReferenceIndex } from '../reference/groups.ts';
import {
  bodiesOf,
  callbacksOf,
  callData,
  type CallSource,
  type PlacedResponse,
  type SharedResponses,
} from './call-data.ts';
import { dataIndex } from './data-index.ts';
import { surroundings } from './rows.ts';
import { schemaFiles } from './schema-files.ts';

/** The parts of a site from which its data files (`data/`) are made. */
export interface DataSources {
  readonly api: Api;
  readonly index: ReferenceIndex;
  readonly complete: Completion;
  readonly reference: Pick<Reference, 'page' | 'history'>;
  readonly redirects: readonly Redirect[];
}

/** Returns the files of `data/`, each made on demand. */
export function siteData(sources: DataSources): SiteData {
  const { api, index, complete, reference, redirects } = sources;
  const known = callSources(api, index);
  const callbacks = new Map<Href, readonly CallSource[]>();
  /** Returns the callbacks of an operation, with the URLs of their sections on the operation's page. */
  const callbacksAt = (source: CallSource, page: ReferencePage): readonly CallSource[] => {
    const made = callbacks.get(page.href) ?? callbackSources(source, page);
    callbacks.set(page.href, made);
    return made;
  };
  const calls = memoize(() =>
    known.flatMap((source) => [
      source,
      ...(source.call.callbacks.length === 0 ? [] : callbacksAt(source, reference.page(source.entry.href))),
    ]),
  );
  const byHref = new Map(known.map((source) => [source.entry.href, source]));
  const schemas = memoize(() =>
    schemaFiles(api.definitions, known.flatMap(({ call }) => [call, ...call.callbacks]).map(bodiesOf)),
  );
  const sharedResponse = sharedResponses(index, reference);
  return {
    shared: () => {
      const { files, fileOf } = schemas();
      // The redirects of a page and of its Markdown page (`.md`) become one entry.
      const moved = redirects.map(({ from, to }) => [from, to].map((path) => path.replace(/\.md$/, '')));
      const contents = stringifyJson({
        ...dataIndex(api, index, calls(), fileOf),
        ...(moved.length === 0 ? {} : { moved: Object.fromEntries(moved) as DataIndex['moved'] }),
      });
      return [{ path: 'data/index.json', contents }, ...changesFile(sources), ...files];
    },
    ofPage: (page) => {
      const source = byHref.get(page.href);
      if (source === undefined || !('sidebar' in page)) return [];
      return [source, ...callbacksAt(source, page)].map((each) => {
        const call = complete(each.call);
        const data: CallData = {
          ...callData({ ...each, call }, page, sharedResponse),
          schemas: schemas()
            .filesOf(bodiesOf(each.call))
            .map((path) => path.replace(/^data\//, '')),
        };
        return { path: `data/${each.entry.file}`, contents: stringifyJson(data) };
      });
    },
  };
}

/**
 * Returns a list with the file `data/changes.json`, which has the changes of each version. The list is empty if the
 * site has no history. The file identifies an operation by the last segment of the URL of the operation's page.
 */
function changesFile({ api, index, reference: { history } }: DataSources): readonly DataFile[] {
  if (history === undefined) return [];
  const idOf = (name: string): string => callHref(name, { api, index })?.replace(/.*\//, '') ?? name;
  const named = (change: ReportedChange): ReportedChange => ({ ...change, operations: change.operations.map(idOf) });
  const releases = history.releases.map((one) => ({ ...one, changes: one.changes?.map(named), since: undefined }));
  return [{ path: 'data/changes.json', contents: JSON.stringify({ releases }) }];
}

function callbackSources({ id, call }: CallSource, page: ReferencePage): readonly CallSource[] {
  const sections = callbacksOf(page);
  return call.callbacks.flatMap((callback, at): readonly CallSource[] => {
    const section = sections[at];
    if (section === undefined) return [];
    const file = `callbacks/${id}-${at + 1}.json`;
    const href: Href = `${page.href}#${section.anchor}`;
    const { method } = section;
    const entry = omitUndefined({ kind: 'webhook' as const, title: callback.summary, href, file, method });
    return [{ entry, id: `${id}.${callback.name}`, call: callback, callback: at }];
  });
}

/** Lists the operations and webhooks in the order of the sidebar. */
function callSources(api: Api, index: ReferenceIndex): readonly CallSource[] {
  const order = index.groups.flatMap(({ entries }) => entries.map(({ href }) => href));
  const source = (
    kind: CallEntry['kind'],
    id: string,
    call: OperationObject,
    { method, path }: { readonly method: string | undefined; readonly path?: string | undefined },
  ): readonly CallSource[] => {
    const href = index[kind].get(id);
    if (href === undefined) return [];
    const entry = omitUndefined({ kind, title: call.summary, href, file: dataFile(href), method, path });
    return [{ entry, id, call }];
  };
  return [
    ...api.operations.flatMap((call) =>
      source('operation', call.operationId, call, {
        method: call.methodPublished ? call.method : undefined,
        path: call.path === undefined ? undefined : pathOf(call.server.url) + call.path,
      }),
    ),
    ...api.webhooks.flatMap((call) =>
      source('webhook', call.id, call, { method: call.notPublished.includes('method') ? undefined : call.method }),
    ),
  ].sort((a, b) => order.indexOf(a.entry.href) - order.indexOf(b.entry.href));
}

/** Maximum number of statuses whose responses are cached: more than descriptions have. */
const MOST_STATUSES = 100;

/**
 * Returns a function that finds the section of a response on the page of its status code. If the page has several such
 * sections, the name of the response's component decides.
 */
function sharedResponses(index: ReferenceIndex, reference: Pick<Reference, 'page'>): SharedResponses {
  const responsesAt = memoizeText(MOST_STATUSES, (text): readonly PlacedResponse[] => {
    const href = text as Href;
    const { content } = reference.page(href);
    const around = surroundings(href, content);
    return content.flatMap((node) => (node.kind === 'response' ? [{ section: node.response, around }] : []));
  });
  return ({ status, component }) => {
    const href = index.error.get(status);
    const all = href === undefined ? [] : responsesAt(href);
    return all.length === 1 ? all[0] : all.find(({ section }) => section.anchor === segment(component ?? 'body'));
  };
}
