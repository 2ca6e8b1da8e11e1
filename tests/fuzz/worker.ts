/** A process of its own that tries out inputs, one after another, in a folder of its own; the pool starts it. */
import { mkdirSync } from 'node:fs';
import { buildAssets } from '#scripts/build/assets.ts';
import { inputOf } from './generate/generate.ts';
import { sizeOf } from './generate/sizes.ts';
import type { Task } from './input.ts';
import { tryOut } from './trial.ts';

const [, , folder = '.'] = process.argv;
mkdirSync(folder, { recursive: true });
// Problems name files from the working folder on.
process.chdir(folder);
process.on('disconnect', () => process.exit());
process.on('message', ({ seed, index, size }: Task) => {
  void tryOut('site', size === undefined ? inputOf(seed, index) : sizeOf(size)).then((verdict) =>
    process.send?.(verdict),
  );
});
void buildAssets({ mode: 'production' }).then(() => process.send?.('ready'));
