import { compile } from '../compile/compile.ts';

/** One measured check of this project in a process of its own: prints its seconds after start-up. */
const started = performance.now();
void compile({ openapi: 'openapi/openapi.yaml', guides: 'guides' }).then(() =>
  process.stdout.write(String((performance.now() - started) / 1000)),
);
