/** A process of its own that tries out edits, one after another, on its own copy of the sources; the pool starts it. */
import type { Change } from './edit.ts';
import { tryOut } from './trial.ts';

const [, , root = '.'] = process.argv;
// Problems name files from the working folder on.
process.chdir(root);
process.on('disconnect', () => process.exit());
process.on('message', (changes: readonly Change[]) => {
  void tryOut(root, changes).then((outcome) => process.send?.(outcome));
});
