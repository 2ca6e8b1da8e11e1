import { resolve } from 'node:path';
import { asRecord } from '#src/shared/schema/raw.ts';
import { escapePointer } from '#src/shared/schema/resolve-ref.ts';
import type { Problem } from '../cli/problem.ts';
import type { CheckContext } from '../compile/checks/lookup/check.ts';
import { operationsByName } from '../compile/checks/lookup/operations.ts';
import { KIND_NAMES, referencesIn, SECTIONS } from '../compile/checks/lookup/references.ts';
import { usedComponents } from '../compile/checks/lookup/usage.ts';
import { compile, type Compilation } from '../compile/compile.ts';
import { operationsAt } from '../compile/model/path-item.ts';
import type { SourceOptions } from '../compile/source/load.ts';
import { Draft, type Place } from './draft.ts';
import { removeAt, type Path } from './edit-yaml.ts';
import { componentNames, guideNames, kindNamed, operationNames } from './names.ts';
import { readSources } from './read-sources.ts';
import { Edits } from './rename/edits.ts';

type ComponentKind = keyof typeof SECTIONS;
export type RemovedKind = 'guide' | 'operation' | ComponentKind;

const COMPONENT_KINDS = Object.keys(SECTIONS) as readonly ComponentKind[];

/** The kinds of thing that can be removed. */
export const REMOVED_KINDS: readonly RemovedKind[] = ['guide', 'operation', ...COMPONENT_KINDS];

/** Components that others list among their like: the lists go on without them. */
const LISTED: readonly RemovedKind[] = ['response', 'parameter', 'example', 'header', 'link'];

/** What a removal comes to; nothing is written. */
export interface Removal {
  readonly draft: Draft;
  /** The components that only the removed thing used: `schema Order`. */
  readonly orphans: readonly string[];
  /** Problems that the sources would have, and have not: places that still refer to what is gone. */
  readonly left: readonly Problem[];
  /** URLs that would lead nowhere. */
  readonly urls: readonly string[];
}

/**
 * Removes a guide, operation, webhook or component with what registers it, and the components and files that nothing
 * uses without it. An error may be named by its code.
 *
 * @throws {UsageError} when the sources have problems, and when a name is that of nothing.
 */
export async function remove(sources: SourceOptions, asked: string, kind?: RemovedKind): Promise<Removal> {
  const draft = new Draft();
  // What is checked keeps its lines, so that problems are told where they are now.
  const checked = new Draft();
  const drafted = { ...sources, files: checked };
  const removePlaces = (places: readonly Place[]): void => {
    // Of a list the last items first, so that the places of the others stay.
    const lastFirst = places.toSorted((a, b) =>
      b.path.join('/').localeCompare(a.path.join('/'), 'en', { numeric: true }),
    );
    for (const { file, path } of lastFirst)
      for (const files of [draft, checked]) files.change(file, (text) => removeAt(text, path, files === checked));
  };
  const context = await readSources(drafted);
  const components = COMPONENT_KINDS.map((each) => [each, componentNames(context, SECTIONS[each])] as const);
  const name = context.api.catalogue.find(({ code }) => code === asked)?.component ?? asked;
  const one = kindNamed<RemovedKind>(
    name,
    {
      guide: guideNames(context),
      operation: operationNames(context),
      ...(Object.fromEntries(components) as Record<ComponentKind, readonly string[]>),
    },
    kind,
  );
  if (one === 'guide')
    for (const files of [draft, checked])
      files.remove(context.guides.guides.find(({ href }) => href === `/${name}`)?.file ?? '');
  else
    removePlaces(
      one === 'operation' ? operationPlaces(context, draft, name) : componentPlaces(context, draft, one, name),
    );
  // Where references are broken now, the check says so.
  const after = await readSources(drafted).catch(() => undefined);
  const [used, stillUsed] = [usedComponents(context), usedComponents(after ?? context)];
  const orphans = components.flatMap(([each, names]) =>
    names.flatMap((other) => {
      const key = `${SECTIONS[each]} ${other}`;
      const isOther = each !== one || other !== name;
      return isOther && used.has(key) && !stillUsed.has(key) ? [[each, other] as const] : [];
    }),
  );
  removePlaces(orphans.flatMap(([each, other]) => componentPlaces(context, draft, each, other)));
  const [was, is] = [await compile(sources), await compile(drafted)];
  const known = new Set(problemsOf(was).map(keyOf));
  const found = problemsOf(is).filter((problem) => !known.has(keyOf(problem)));
  const unreached = found.filter(({ check }) => check === 'file-orphan').map(({ location }) => resolve(location.file));
  for (const file of [...was.files.filter((each) => !is.files.includes(each)), ...unreached]) draft.remove(file);
  const urls = new Set(urlsOf(is));
  return {
    draft,
    orphans: orphans.map(([each, other]) => `${KIND_NAMES[each]} \`${other}\``),
    left: found.filter(({ location }) => !draft.isRemoved(resolve(location.file))),
    urls: urlsOf(was).filter((url) => !urls.has(url)),
  };
}

const problemsOf = ({ problems, heldBack }: Compilation): readonly Problem[] => [...problems, ...heldBack];
const keyOf = ({ check, message, location }: Problem): string => [check, location.file, message].join(' ');

function urlsOf({ site }: Compilation): readonly string[] {
  if (site === undefined) return [];
  const pages = [
    ...site.pages.map(({ href }) => href),
    ...site.reference.hrefs,
    ...site.redirects.map(({ from }) => from),
  ];
  return pages.filter((url) => !url.endsWith('.md'));
}

/** The places that list an operation: its path item, or its method where that has others. */
function operationPlaces(context: CheckContext, draft: Draft, name: string): readonly Place[] {
  const { document, locator } = context;
  const use = operationsByName(document).get(name);
  if (use === undefined) return [];
  if (operationsAt(document, use.entry).length > 1) return [new Edits(draft, locator).placeOf(use.operation)];
  const section = { path: ['paths'], webhook: ['webhooks'], unpublished: ['components', 'pathItems'] }[use.kind];
  return memberPlaces(context, draft, [...section, use.path], use.pathItem);
}

/** The places that list a component, and those of its kind that refer to it from a list. */
function componentPlaces(context: CheckContext, draft: Draft, kind: ComponentKind, name: string): readonly Place[] {
  const { document, locator } = context;
  const section = SECTIONS[kind];
  const ref = `#/components/${section}/${escapePointer(name)}`;
  const uses = LISTED.includes(kind) ? referencesIn(document).filter((use) => use.ref === ref) : [];
  const node = asRecord(asRecord(document.components)[section])[name];
  return [
    ...memberPlaces(context, draft, ['components', section, name], node),
    ...uses.map((use) => new Edits(draft, locator).placeOf(use.node)),
  ];
}

/** The place where a member of the entry file is listed, and the one where it is written, unless that is a whole file. */
function memberPlaces({ entry, locator }: CheckContext, draft: Draft, keys: Path, node: unknown): readonly Place[] {
  const listed = draft.below({ file: entry, path: [] }, ...keys);
  return [listed, new Edits(draft, locator).placeOf(node)].filter(({ file, path }) => file !== '' && path.length > 0);
}
