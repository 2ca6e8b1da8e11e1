import { asRecord } from '#src/shared/schema/raw.ts';
import { operationsIn } from '../../description/model/path-item.ts';
import { attributesOf, walkElements } from '../../pages/vocabulary/component.ts';
import { reachable } from '../../description/publish/reachable.ts';
import type { CheckContext } from './check.ts';
import type { GuideSource } from '../../guides/sources/guide-source.ts';
import { fencesIn, nodesIn } from './guides/passages.ts';
import { SECTIONS } from './references.ts';

/**
 * Returns the components that paths, webhooks, the error catalogue, guides and the nodes in `further` use, directly or
 * through other components. Each is a string of section and name, such as `schemas Order`.
 */
export function usedComponents(context: CheckContext, further: readonly unknown[] = []): ReadonlySet<string> {
  const { document } = context;
  const { paths, webhooks, security, components } = document;
  const shown = namedByGuides(context);
  const catalogue = Object.entries(asRecord(components?.responses)).filter(
    ([, node]) => 'x-catalogue' in asRecord(node),
  );
  const reached = reachable(document)([
    paths,
    webhooks,
    { security },
    ...catalogue.map(([, node]) => node),
    ...shown.map(({ node }) => node),
    ...further,
  ]);
  return new Set([
    ...catalogue.map(([name]) => `responses ${name}`),
    ...shown.map(({ section, name }) => `${section} ${name}`),
    ...reached,
  ]);
}

/** Whether the site has guides: without them, it is unknown which components guides would use. */
export function hasGuides({ guides }: CheckContext): boolean {
  return guides.guides.length > 0;
}

/** Attributes in guides that name an OpenAPI component, each with the section of `components` to which it belongs. */
const NAMED_BY: readonly (readonly [attribute: RegExp, section: string])[] = [
  [/^(name|schema|enum)$/, SECTIONS.schema],
  [/^(name|example)$/, SECTIONS.example],
  [/^header$/, SECTIONS.securityScheme],
];

interface Component {
  readonly section: string;
  readonly name: string;
  readonly node: unknown;
}

/**
 * Returns the OpenAPI components that guides refer to. If a guide refers to an operation in a reusable path item, the
 * path item is included.
 */
function namedByGuides({ document, guides }: CheckContext): readonly Component[] {
  const components = asRecord(document.components);
  const pathItems = Object.entries(asRecord(components[SECTIONS.pathItem]));
  const operations = new Map(operationsIn(document).map((use) => [use.operation['operationId'], use.pathItem]));
  return guides.guides.flatMap(namesInGuide).flatMap(([attribute, name]): readonly Component[] => [
    ...(/^(id|operation)$/.test(attribute)
      ? pathItems.flatMap(([item, node]) =>
          node === operations.get(name) ? [{ section: SECTIONS.pathItem, name: item, node }] : [],
        )
      : []),
    ...NAMED_BY.filter(([pattern]) => pattern.test(attribute)).flatMap(([, section]) => {
      const node = asRecord(components[section])[name];
      return node === undefined ? [] : [{ section, name, node }];
    }),
  ]);
}

/**
 * Returns the attributes of MDX components and code blocks in a guide as pairs of name and value. A link such as
 * `schema:Name` becomes the pair `schema`, `Name`.
 */
function namesInGuide(guide: GuideSource): readonly (readonly [string, string])[] {
  const links = nodesIn(guide.tree).flatMap((node) => ('url' in node ? node.url : []));
  const found = [
    ...walkElements(guide.tree).flatMap((node) => Object.entries(attributesOf(node))),
    ...fencesIn(guide).flatMap(({ attributes }) => Object.entries(attributes)),
  ];
  return [
    ...found,
    ...[...links, ...found.map(([, value]) => value)].flatMap((url): [string, string][] => {
      const [, scheme, name] = /^(operation|schema):(.+)$/.exec(url) ?? [];
      return scheme === undefined || name === undefined ? [] : [[scheme, name]];
    }),
  ];
}
