import { asRecord, type Raw } from '#src/shared/schema/raw.ts';
import { isReference } from '#src/shared/schema/resolve-ref.ts';
import type { Check } from '../lookup/check.ts';
import { componentOf, SECTIONS, walkPlaces, type Kind } from '../lookup/references.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { hasGuides, usedComponents } from '../lookup/usage.ts';

/** Name of a component of each section. */
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
          .map(([name, node]) => ({
            section,
            name,
            key: `${section} ${name}`,
            below: refersTo(document, kind as Kind, node),
          })),
      );
    const referred = new Set(unused.flatMap(({ key, below }) => below.filter((one) => one !== key)));
    const byKey = new Map(unused.map((one) => [one.key, one.below]));
    const told = new Set<string>();
    // What another unused one leads to is used once that is; of a circle the first is told.
    for (const { section, name, key } of [...unused.filter((one) => !referred.has(one.key)), ...unused]) {
      if (told.has(key)) continue;
      const reached = new Set([key]);
      for (const one of reached) {
        told.add(one);
        for (const other of byKey.get(one) ?? []) if (!told.has(other)) reached.add(other);
      }
      const kind = NAMES[section] ?? '';
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

/** The components that one refers to, as section and name. */
function refersTo(document: OpenApiDocument, kind: Kind, node: unknown): readonly string[] {
  const found: string[] = [];
  const note = (_: Kind, inner: Raw): void => {
    const component = isReference(inner) ? componentOf(inner.$ref) : undefined;
    if (component !== undefined) found.push(component.join(' '));
  };
  walkPlaces(document, [[kind, node]], note, false);
  return found;
}
