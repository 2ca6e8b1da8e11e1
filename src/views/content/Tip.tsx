/** A tooltip for the parent element, which has `data-tip`. The text is not part of the parent's visible text. */
export function Tip({ text }: { readonly text: string }) {
  return (
    <span role="tooltip" data-state="closed">
      {text}
    </span>
  );
}
