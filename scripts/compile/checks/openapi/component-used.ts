import { asRecord } from '#src/shared/schema/raw.ts';
import type { Check } from '../lookup/check.ts';
import { SECTIONS, walkPlaces, type Kind, type Place } from '../lookup/references.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { hasGuides, usedComponents } from '../lookup/usage.ts';

/** What a component of a section is called. */
const NAMES: Readonly<Record<string, string>> = {
  schemas: 'schema',
  responses: 'response',
  parameters: 'parameter',
  requestBodies: 'request body',
  headers: 'header',
  securitySchemes: 'security scheme',
  links: 'link',
  callbacks: 'callback',
  pathItems: 'path item',
  mediaTypes: 'media type',
};

/** Sections whose components a guide can show on its own. */
const SHOWN_BY_GUIDES: readonly string[] = [SECTIONS.schema, SECTIONS.pathItem, SECTIONS.securityScheme];

/**
 * Every component is used by paths, webhooks, the error catalogue or a guide, directly or through others (Components
 * Object, OpenAPI 3.1, section 4.8.7). `example-used` covers examples.
 */
export const componentUsed: Check = {
  id: 'component-used',
  judges: 'use',
  *run(context) {
    const { document, locator } = context;
    const usage = usedComponents(context);
    const components = asRecord(document.components);
    const unused = Object.entries(SECTIONS)
      .filter(([, section]) => section in NAMES && (hasGuides(context) || !SHOWN_BY_GUIDES.includes(section)))
      .flatMap(([kind, section]) =>
        Object.entries(asRecord(components[section]))
          .filter(([name]) => locator.wrote(components[section], name) && usage.get(section)?.has(name) !== true)
          .map(([name, node]) => ({ section, name, node, below: nodesBelow(document, [kind as Kind, node]) })),
      );
    for (const [index, { section, name, node, below }] of unused.entries()) {
      const kind = NAMES[section] ?? '';
      // What another unused one leads to is used once that is; of a circle the first is told.
      if (unused.some((one, at) => at !== index && one.below.has(node) && !(below.has(one.node) && index < at)))
        continue;
      yield {
        message: `The ${kind} \`${name}\` is not used.`,
        about: [name],
        kind: section === SECTIONS.pathItem ? 'operation' : kind,
        hint: 'Refer to it, show it in a guide, or remove it.',
        location: locator.locate(components[section], name),
      };
    }
  },
};

function nodesBelow(document: OpenApiDocument, place: Place): ReadonlySet<unknown> {
  const nodes = new Set<unknown>();
  walkPlaces(document, [place], (_, node) => void nodes.add(node), true);
  return nodes;
}
