import type { ElementNode } from '../model/content.ts';
import { Inline } from './Content.tsx';
import classes from './Content.module.css';

/** An element of Markdown. */
export function Element({ node }: { readonly node: ElementNode }) {
  const { name: Tag } = node;
  switch (Tag) {
    case 'br':
    case 'hr':
      return <Tag />;
    case 'ol':
      return (
        <ol start={node.start === 1 ? undefined : node.start}>
          <Inline nodes={node.children} />
        </ol>
      );
    case 'th':
    case 'td':
      return (
        <Tag className={alignment(node)}>
          <Inline nodes={node.children} />
        </Tag>
      );
    case 'table':
      return (
        <section className={classes.scroll} aria-label="Table" tabIndex={0}>
          <table>
            <Inline nodes={node.children} />
          </table>
        </section>
      );
    default:
      return (
        <Tag>
          <Inline nodes={node.children} />
        </Tag>
      );
  }
}

function alignment({ align }: ElementNode): string | undefined {
  return align === 'center' || align === 'right' ? classes[align] : undefined;
}
