/**
 * Opens a tool for the call, which follows the URL: the link works before the application has loaded, and loads it.
 */
export function ToolLink({
  href,
  verb,
  noun,
}: {
  readonly href: string;
  readonly verb: string;
  readonly noun: string;
}) {
  return (
    <p data-needs-scripts="">
      <a href={href} aria-label={`${verb} this ${noun}`}>
        {verb}
      </a>
    </p>
  );
}
