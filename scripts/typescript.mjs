// Lets `node --import ./scripts/typescript.mjs file.ts` run our erasable TypeScript on Node 20 (plain Node strips types from 22.18 on).
import { existsSync } from 'node:fs';
import { register } from 'node:module';

if (!existsSync(new URL('../node_modules/rolldown', import.meta.url))) {
  process.stderr.write('The packages are not installed.\nRun `npm ci`, or `npm start`, which does it by itself.\n');
  process.exit(2);
}
if (!process.features.typescript) register('./typescript-hooks.mjs', import.meta.url);
