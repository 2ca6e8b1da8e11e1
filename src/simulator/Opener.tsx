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
 * Opens the simulator of a webhook. It is a `<details>`, so that a click is not lost before the application has come,
 * which fills it (`main.ts`).
 */
export function Opener({ file, script }: OpenerProps) {
  return (
    <>
      <details data-simulator={file} data-needs-scripts="">
        <summary>Simulate this webhook</summary>
      </details>
      {script !== undefined && (
        <p>
          Test your own handler: <Link href={script}>conformance script</Link>
        </p>
      )}
    </>
  );
}
