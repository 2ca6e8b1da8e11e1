/** A tooltip with further text for the parent element, which needs the attribute `data-tip`. */
export function Tip({ text }: { readonly text: string }) {
  return (
    <span role="tooltip" data-state="closed">
      {text}
    </span>
  );
}
