import { Link } from '../content/Link.tsx';
import type { Href } from '../../model/nav.ts';
import classes from './Section.module.css';

interface ToolLinkProps {
  readonly href: string;
  readonly verb: string;
  readonly noun: string;
}

/**
 * A link that opens the request builder for an operation, or the simulator for a webhook. It is a plain URL, so it also
 * works before the application has loaded.
 */
export function ToolLink({ href, verb, noun }: ToolLinkProps) {
  return (
    <p data-needs-scripts="">
      <a href={href} aria-label={`${verb} this ${noun}`}>
        {verb}
      </a>
    </p>
  );
}

/** The link from an operation or webhook in a guide to its reference page. */
export function InReference({ href }: { readonly href: Href | undefined }) {
  return href === undefined ? null : (
    <small className={classes.reference}>
      <Link href={href}>API reference</Link>
    </small>
  );
}
