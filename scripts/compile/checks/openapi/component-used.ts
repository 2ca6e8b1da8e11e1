import { asRecord } from '#src/shared/schema/raw.ts';
import type { Check } from '../lookup/check.ts';
import { SECTIONS } from '../lookup/references.ts';
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
  *run(context) {
    const { document, locator } = context;
    const usage = usedComponents(context);
    for (const [section, kind] of Object.entries(NAMES)) {
      if (!hasGuides(context) && SHOWN_BY_GUIDES.includes(section)) continue;
      const components = asRecord(document.components)[section];
      for (const name of Object.keys(asRecord(components))) {
        if (!locator.wrote(components, name) || usage.get(section)?.has(name) === true) continue;
        yield {
          message: `The ${kind} \`${name}\` is not used.`,
          about: [name],
          kind,
          hint: 'Refer to it, show it in a guide, or remove it.',
          location: locator.locate(components, name),
        };
      }
    }
  },
};
