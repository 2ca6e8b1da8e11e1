/** Splits style sheets in two. */
import { parse, type ChildNode, type Container } from 'postcss';

/** States that a reader has to bring about. */
const TOUCHED = /:hover|::backdrop|\[data-reported\]|\[data-navigating\]/;

/**
 * Splits initial rules from `:hover` and print rules, which come later. Of two rules as specific as each other
 * the later one wins (CSS Cascade 4, 6.1): a rule about a pointer says by itself what it leaves alone.
 */
export function splitStyles(css: string): { readonly first: string; readonly later: string } {
  const { rest, chosen } = divided(css, isWaiting);
  return { first: rest, later: chosen };
}

/** Splits the rules that apply only to elements with one of these classes from all others. */
export function withClasses(
  css: string,
  classes: ReadonlySet<string>,
): { readonly rest: string; readonly chosen: string } {
  return divided(
    css,
    (node) =>
      node.type === 'rule' &&
      // In `:is()` and `:not()` classes are not asked for.
      node.selectors.every((selector) => classesIn(selector.replace(/\(.*\)/g, '')).some((name) => classes.has(name))),
  );
}

/** Returns the names of the classes in a selector (Selectors 4, 6.6). */
export function classesIn(selector: string): readonly string[] {
  return [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
}

function divided(css: string, isChosen: (node: ChildNode) => boolean): { rest: string; chosen: string } {
  const root = parse(css);
  return {
    rest: part(root.clone(), false, isChosen).toString(),
    chosen: part(root, true, isChosen).toString(),
  };
}

/** Removes the rules that are not chosen from a container, or those that are, and containers left empty. */
function part<Kind extends Container>(container: Kind, chosen: boolean, isChosen: (node: ChildNode) => boolean): Kind {
  container.each((node) => {
    if (isChosen(node)) {
      if (!chosen) node.remove();
    } else if (isContainer(node)) {
      if (part(node, chosen, isChosen).nodes?.length === 0) node.remove();
    } else if (chosen) node.remove();
  });
  return container;
}

function isWaiting(node: ChildNode): boolean {
  if (node.type === 'rule') return node.selectors.every((selector) => TOUCHED.test(selector));
  return node.type === 'atrule' && node.name === 'media' && node.params === 'print';
}

const isContainer = (node: ChildNode): node is ChildNode & Container => 'nodes' in node;
