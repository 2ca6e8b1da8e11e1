import { useSite } from '../content/site-context.ts';
import type { OperationSection } from '../model/operation-section.ts';
import classes from './BuildLink.module.css';

/**
 * Opens the request builder, which follows the address: a link works before the application has loaded, and brings it.
 */
export function BuildLink({ operation }: { readonly operation: OperationSection }) {
  const { page } = useSite();
  const { reference = page.href, request, inputs } = operation;
  if (request === undefined && inputs.length === 0) return null;
  return (
    <p className={classes.build} data-needs-scripts="">
      <a href={`#build=${reference.replace(/^\/reference\//, '')}.json`}>Build this request</a>
    </p>
  );
}
