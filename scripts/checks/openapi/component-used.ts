import { asRecord } from '../../model/raw.ts';
import type { Check } from '../check.ts';
import { SECTIONS } from '../references.ts';
import { hasGuides, usedComponents } from '../usage.ts';

/** What a component of a section is called. */
const WORDS: Readonly<Record<string, string>> = {
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

/** Sections whose components a guide can show on its own; without guides nobody knows whether one would. */
const SHOWN_BY_GUIDES: readonly string[] = [SECTIONS.schema, SECTIONS.pathItem, SECTIONS.securityScheme];

/**
 * Every component is used by paths, webhooks, the error catalogue or a guide, directly or through others (Components
 * Object, OpenAPI 3.1, section 4.8.7). Examples are `example-used`'s.
 */
export const componentUsed: Check = {
  id: 'component-used',
  *run(context) {
    const usage = usedComponents(context);
    const components = asRecord(context.document.components);
    for (const [section, word] of Object.entries(WORDS)) {
      if (!hasGuides(context) && SHOWN_BY_GUIDES.includes(section)) continue;
      for (const name of Object.keys(asRecord(components[section]))) {
        if (!context.locator.wrote(components[section], name) || usage.get(section)?.has(name) === true) continue;
        yield {
          message: `Nothing uses the ${word} \`${name}\`.`,
          hint: 'Refer to it, show it in a guide, or take it out.',
          location: context.locator.locate(components[section], name),
        };
      }
    }
  },
};
