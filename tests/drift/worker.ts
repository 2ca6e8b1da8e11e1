/** A process of its own that tries out edits, one after another, on its own copy of the sources. */
import { tryOut } from './trial.ts';
import type { Version } from './version.ts';

const [, , root = '.'] = process.argv;
// Problems name files from the working folder on.
process.chdir(root);
process.on('disconnect', () => process.exit());
process.on('message', (versions: readonly Version[]) => {
  void tryOut(root, versions).then((outcome) => process.send?.(outcome));
});
process.send?.('ready');
