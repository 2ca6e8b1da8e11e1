/** What of a style sheet an untouched page on a screen is drawn without. */
import { parse, type ChildNode, type Container } from 'postcss';

/** States that a reader has to bring about. */
const TOUCHED = /:hover|::backdrop|\[data-copied\]|\[data-navigating\]/;

/**
 * A style sheet in two, which together say what it said: what draws an untouched page on a screen, and what is about
 * pointers and paper. Of two rules as specific as each other the later one wins (CSS Cascade 4, 6.1): a rule about a
 * pointer says by itself what it leaves alone.
 */
export function splitStyles(css: string): { readonly first: string; readonly later: string } {
  const root = parse(css);
  return { first: part(root.clone(), false).toString(), later: part(root, true).toString() };
}

/** A container with those of its rules that wait, or those that do not, and the rules that these stand in. */
function part<Kind extends Container>(container: Kind, waits: boolean): Kind {
  container.each((node) => {
    if (isWaiting(node)) {
      if (!waits) node.remove();
    } else if (isContainer(node)) {
      if (part(node, waits).nodes?.length === 0) node.remove();
    } else if (waits) node.remove();
  });
  return container;
}

function isWaiting(node: ChildNode): boolean {
  if (node.type === 'rule') return node.selectors.every((selector) => TOUCHED.test(selector));
  return node.type === 'atrule' && node.name === 'media' && node.params === 'print';
}

const isContainer = (node: ChildNode): node is ChildNode & Container => 'nodes' in node;
