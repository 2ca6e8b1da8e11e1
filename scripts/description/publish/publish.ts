import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asText } from '#src/shared/schema/raw.ts';
import type { Location, Problem } from '../../cli/problem.ts';
import { KNOWN_EXTENSIONS } from '../model/extension.ts';
import type { Locator } from '../source/locator.ts';
import { hideExtensions, type HiddenExtension } from './hide-extensions.ts';
import { isListing, removeInternal } from './remove-internal.ts';
import { referenceProblem } from './reference-problem.ts';
import { walkMembers, type Member } from './walk-members.ts';

/** Result of the publish stage: problems, and what was removed from the document. */
export interface Published {
  /** Problems with references to internal objects, from objects that readers see. */
  readonly problems: readonly Problem[];
  /** Names and operation ids of internal objects and of the objects inside them. */
  readonly internal: ReadonlySet<string>;
  /** The removed extensions, which neither the compiler reads nor the site lists. */
  readonly hiddenExtensions: readonly HiddenExtension[];
  /** Whether a source location is inside an internal object. */
  isInternal(place: Location): boolean;
}

/**
 * The publish stage: removes from a bundled document, in place, everything that readers must not see. Removes objects
 * marked `x-internal: true`, components and tags that only these objects use, and internal parts of examples. Also
 * removes extensions that neither the compiler reads nor the site lists (OpenAPI 3.1, section 4.9). No later stage sees
 * what is removed here.
 *
 * @param listed names of the extensions that the site lists
 */
export function publish(document: OpenApiDocument, locator: Locator, listed: Iterable<string> = []): Published {
  const shown = new Set([...KNOWN_EXTENSIONS, ...listed]);
  const hiddenExtensions = hideExtensions(document, (name) => shown.has(name));
  const { removed, references } = removeInternal(document);
  const internal = new Set<string>();
  for (const member of removed) addNames(member, internal);
  const places = removed.map(({ node }) => locator.locate(node));
  return {
    problems: references.filter((member) => !isListing(member)).map((member) => referenceProblem(member, locator)),
    internal,
    hiddenExtensions,
    isInternal: ({ file, line }) =>
      places.some((place) => place.file === file && place.line <= line && line <= (place.endLine ?? place.line)),
  };
}

/** Adds the name of a removed object, and the names of parts inside it, to `names`. */
function addNames(removed: Member, names: Set<string>): void {
  const add = ({ node, key, parent }: Member): void => {
    if (parent?.isMap === true) names.add(key);
    for (const word of ['operationId', 'name', 'const']) if (asText(node[word]) !== '') names.add(asText(node[word]));
  };
  add(removed);
  walkMembers(removed.node, add);
}
