import { asRecord } from '#src/shared/schema/raw.ts';
import { namesUsed } from '../../description/publish/reachable.ts';
import type { Check } from '../lookup/check.ts';
import { KIND_NAMES, SECTIONS } from '../lookup/references.ts';
import { hasGuides, usedComponents } from '../lookup/usage.ts';

/** Sections of `components` that guides can show without an operation. */
const SHOWN_BY_GUIDES: readonly string[] = [SECTIONS.schema, SECTIONS.pathItem, SECTIONS.securityScheme];

/**
 * Every component is used by paths, webhooks, the error catalogue or a guide, directly or through other components
 * (Components Object, OpenAPI 3.1, section 4.8.7). The check `example-used` covers examples.
 */
export const componentUsed: Check = {
  id: 'component-used',
  subject: 'use',
  *run(context) {
    const { document, locator } = context;
    const used = usedComponents(context);
    const components = asRecord(document.components);
    const kinds = Object.entries(SECTIONS) as [keyof typeof SECTIONS, string][];
    const unused = kinds
      .filter(
        ([, section]) => section !== SECTIONS.example && (hasGuides(context) || !SHOWN_BY_GUIDES.includes(section)),
      )
      .flatMap(([kind, section]) =>
        Object.entries(asRecord(components[section]))
          .filter(([name]) => locator.wrote(components[section], name) && !used.has(`${section} ${name}`))
          .map(([name, node]) => ({
            kind: KIND_NAMES[kind],
            section,
            name,
            key: `${section} ${name}`,
            below: [...namesUsed(node)],
          })),
      );
    const referred = new Set(unused.flatMap(({ key, below }) => below.filter((one) => one !== key)));
    const byKey = new Map(unused.map((one) => [one.key, one.below]));
    const reported = new Set<string>();
    // An unused component is not reported while another unused component refers to it. If unused components refer to
    // each other in a circle, only the first is reported.
    for (const { kind, section, name, key } of [...unused.filter((one) => !referred.has(one.key)), ...unused]) {
      if (reported.has(key)) continue;
      const reached = new Set([key]);
      for (const one of reached) {
        reported.add(one);
        for (const other of byKey.get(one) ?? []) if (!reported.has(other)) reached.add(other);
      }
      yield {
        message: `The ${kind} \`${name}\` is not used.`,
        hint: `Refer to the ${kind}, show it in a guide, or remove it.`,
        location: locator.locate(components[section], name),
      };
    }
  },
};
