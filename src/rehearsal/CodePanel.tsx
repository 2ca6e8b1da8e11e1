export interface CodePanelProps {
  /** Name of the copy button: `Copy cURL`. */
  readonly what: string;
  readonly text: string;
}

/** A text to copy, by the script in the head of the page. */
export function CodePanel({ what, text }: CodePanelProps) {
  return (
    <div data-copy-source="" data-bench-code="">
      <button type="button" data-copy="" aria-label={`Copy ${what}`} />
      {/* It scrolls, and keys have to reach what is cut off. */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </div>
  );
}
