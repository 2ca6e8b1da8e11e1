import type { Href } from '../model/nav.ts';
import { Link } from '../content/Link.tsx';

/** The files of a webhook for those who write its handler. */
export interface OpenerProps {
  /** Its data below `data/`. */
  readonly file: string;
  /** The program that tries a handler; absent where it does not send this webhook. */
  readonly script?: Href | undefined;
}

/**
 * Opens the simulator of a webhook, which follows the URL: the link works before the application has loaded, and loads
 * it.
 */
export function Opener({ file, script }: OpenerProps) {
  return (
    <>
      <p data-needs-scripts="">
        <a href={`#simulate=${file}`}>Simulate this webhook</a>
      </p>
      {script !== undefined && (
        <p>
          Test your own handler: <Link href={script}>conformance script</Link>
        </p>
      )}
    </>
  );
}
