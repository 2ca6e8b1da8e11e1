import { asRecord, asText } from '../model/raw.ts';

/**
 * Where things are when they are not where this project keeps them: the `layout` of `checks.yaml`. A tree of this
 * project's own shape needs none of it.
 */
export interface Layout {
  /**
   * MDX components that mean one of ours: `Enum: EnumTable`, or with other attributes
   * `Enum: { component: EnumTable, attributes: { schema: name } }` (theirs: ours).
   */
  readonly components: Readonly<Record<string, ComponentAlias>>;
  /**
   * Sidebar written by hand: a JSON or YAML list of `label` and `page`, relative to the guides. Guides then lie beside it
   * without groups and `site.yaml`, link to each other by file name, and begin with the h1 of the page.
   */
  readonly sidebar: string | undefined;
  /** Extension of the document that holds the error catalogue: a list of `code`, `title`, `meaning` and `remedy` or `action`. */
  readonly catalogue: string | undefined;
}

/** Another name for a component of ours, and for its attributes. */
export interface ComponentAlias {
  readonly component: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** How this project keeps things. */
export const OWN_LAYOUT: Layout = { components: {}, sidebar: undefined, catalogue: undefined };

/** Reads `layout` of the policy. */
export function readLayout(node: unknown): Layout {
  const raw = asRecord(node);
  return {
    components: Object.fromEntries(
      Object.entries(asRecord(raw['components'])).map(([name, alias]) => [name, toAlias(alias)]),
    ),
    sidebar: asText(raw['sidebar']) || undefined,
    catalogue: asText(raw['catalogue']) || undefined,
  };
}

function toAlias(node: unknown): ComponentAlias {
  if (typeof node === 'string') return { component: node, attributes: {} };
  const { component, attributes } = asRecord(node);
  return {
    component: asText(component),
    attributes: Object.fromEntries(
      Object.entries(asRecord(attributes)).map(([theirs, ours]) => [theirs, asText(ours)]),
    ),
  };
}
