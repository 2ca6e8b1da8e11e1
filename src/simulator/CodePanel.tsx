import { memo } from 'react';

export interface CodePanelProps {
  /** Name of the copy button: `Copy cURL`. */
  readonly what: string;
  readonly text: string;
}

/** Shows a text with a button that copies it, by the script of the page. */
export function CodePanel({ what, text }: CodePanelProps) {
  const lines = text.split('\n');
  return (
    <div data-copy-source="" data-simulator-code="">
      <button type="button" data-copy="" aria-label={`Copy ${what}`} />
      {/* It scrolls, and keys have to reach what is cut off. */}
      <pre tabIndex={0}>
        <code>
          {lines.map((line, at) => (
            <Line key={at} text={at < lines.length - 1 ? `${line}\n` : line} />
          ))}
        </code>
      </pre>
    </div>
  );
}

/** A line is laid out by itself: a key changes one of them. */
const Line = memo(function Line({ text }: { readonly text: string }) {
  return <span>{text}</span>;
});
