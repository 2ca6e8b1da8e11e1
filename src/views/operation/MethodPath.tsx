import { Inline } from '../content/Content.tsx';
import type { Content } from '../../model/content.ts';
import { CopyButton } from '../sample/CopyButton.tsx';
import classes from './MethodPath.module.css';

export interface MethodPathProps {
  readonly method?: string | undefined;
  readonly path?: string | undefined;
  /** The full URL of the operation, with scheme and host; only on the operation's own page. */
  readonly url?: string | undefined;
  /** The recipient of a webhook in words, shown after the method. */
  readonly target?: Content;
}

/**
 * The method of an operation or webhook, and its path or recipient. Renders nothing if all of them are undocumented.
 */
export function MethodPath({ method, path, url, target = [] }: MethodPathProps) {
  if (method === undefined && path === undefined && target.length === 0) return null;
  const origin = url !== undefined && path !== undefined && url.endsWith(path) ? url.slice(0, -path.length) : '';
  return (
    <p className={classes.line}>
      {method !== undefined && <b className={classes[method.toLowerCase()] ?? classes.other}>{method}</b>}
      {path !== undefined && (
        <code>
          {origin !== '' && <small>{origin}</small>}
          <Path path={path} />
        </code>
      )}
      {target.length > 0 && (
        <span>
          <Inline nodes={target} />
        </span>
      )}
      {path !== undefined &&
        (origin === '' ? <CopyButton what="path" text={path} /> : <CopyButton what="URL" text={url ?? path} />)}
    </p>
  );
}

/** A path with its parameters in `<var>`; lines may break before slashes. */
function Path({ path }: { readonly path: string }) {
  return path
    .split(/(?=\/)/)
    .map((segment, index) => (
      <span key={index}>
        {segment.split(/(\{[^}]*\})/).map((part, at) => (at % 2 === 1 ? <var key={at}>{part}</var> : part))}
      </span>
    ));
}
