import '../sample/CopyButton.module.css';
import './CopyPath.css';

/**
 * Copies the path of a field by the head script, which takes it from the name: a table has hundreds of them. Quiet
 * until its row is pointed at.
 */
export function CopyPath({ path }: { readonly path: string }) {
  return (
    <>
      {' '}
      <button type="button" data-copy="path" aria-label={`Copy path ${path}`} />
    </>
  );
}
