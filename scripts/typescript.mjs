// Lets `node --import ./scripts/typescript.mjs file.ts` run our erasable TypeScript on Node 20 (plain Node strips types from 22.18 on).
import { register } from 'node:module';

if (!process.features.typescript) register('./typescript-hooks.mjs', import.meta.url);
