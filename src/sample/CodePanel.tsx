import type { CodePanel as Panel } from '../model/sample.ts';
import { CodeBlock } from './CodeBlock.tsx';

/** A titled block of code. */
export function CodePanel({ panel }: { readonly panel: Panel }) {
  return <CodeBlock code={panel.code} title={panel.title} />;
}
