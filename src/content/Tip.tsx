/**
 * Text of a tooltip; its parent carries `data-tip`. Hidden from assistive technology where it repeats the parent's
 * name.
 */
export function Tip({ text }: { readonly text: string }) {
  return (
    <span role="tooltip" data-state="closed">
      {text}
    </span>
  );
}
