/** Text of a tooltip that adds to its parent, the element with `data-tip`. */
export function Tip({ text }: { readonly text: string }) {
  return (
    <span role="tooltip" data-state="closed">
      {text}
    </span>
  );
}
