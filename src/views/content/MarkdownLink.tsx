import { markdownOf } from './site-context.ts';
import { Link } from './Link.tsx';

/** The way to the Markdown of a page. Once its reader has shown intent, a button to copy it joins (`src/app/reading`). */
export function MarkdownLink({ href }: { readonly href: string }) {
  return (
    <p data-markdown="">
      <Link href={markdownOf(href)}>View as Markdown</Link>
    </p>
  );
}
