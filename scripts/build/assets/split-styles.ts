/** Splits style sheets in two. */
import { parse, type ChildNode, type Container } from 'postcss';

/** States that a reader has to bring about. */
const TOUCHED = /:hover|:focus-visible|::backdrop|\[data-reported\]/;
/** Paper, and what narrow windows alone have: the drawer, which is closed at first. */
const LATER_MEDIA = /^(?:print|\(width ?< ?768px\))$/;

/**
 * Splits initial rules from those of pointers, focus, paper and the drawer, which come later. Of two rules as specific as each other
 * the later one wins (CSS Cascade 4, 6.1): a rule about a pointer says by itself what it leaves alone.
 */
export function splitStyles(css: string): { readonly first: string; readonly later: string } {
  const root = parse(css);
  return { first: part(root.clone(), false).toString(), later: part(root, true).toString() };
}

/** Returns the names of the classes in a selector (Selectors 4, 6.6). */
export function classesIn(selector: string): readonly string[] {
  return [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
}

/** Leaves in a container the rules that come later, or all others, and no container that is empty. */
function part<Kind extends Container>(container: Kind, later: boolean): Kind {
  container.each((node) => {
    if (comesLater(node)) {
      if (!later) node.remove();
    } else if (isContainer(node)) {
      if (part(node, later).nodes?.length === 0) node.remove();
    } else if (later) node.remove();
  });
  return container;
}

function comesLater(node: ChildNode): boolean {
  if (node.type === 'rule') return node.selectors.every((selector) => TOUCHED.test(selector));
  return node.type === 'atrule' && node.name === 'media' && LATER_MEDIA.test(node.params);
}

const isContainer = (node: ChildNode): node is ChildNode & Container => 'nodes' in node;
