/** A tooltip with text in addition to its parent's, the element with `data-tip`. */
export function Tip({ text }: { readonly text: string }) {
  return (
    <span role="tooltip" data-state="closed">
      {text}
    </span>
  );
}
