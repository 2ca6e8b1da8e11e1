/** Text of a tooltip that says more than its parent, which carries `data-tip`. */
export function Tip({ text }: { readonly text: string }) {
  return (
    <span role="tooltip" data-state="closed">
      {text}
    </span>
  );
}
