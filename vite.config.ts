import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { className } from './scripts/build/assets/short-names.ts';

/** Unit tests that need a document. */
const WITH_DOCUMENT = ['tests/unit/src/app/shell/**/*.test.ts', 'tests/unit/src/tools/panel/**/*.test.tsx'];
/** Node.js has a `localStorage` of its own since version 25, which would stand in the place of the document's. */
const WITHOUT_STORAGE = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);
/** Runs the program of a project's name. */
const PROGRAM = ['tests/programs/program.test.ts'];
/** Programs that run beside each other and beside tests. */
const BESIDE = ['build', 'parcels', 'reference', 'check', 'unused', 'types', 'lint', 'explain', 'builder'];
/** Programs that read what others have built, or build sites of their own. */
const AFTER_BUILDS = ['samples', 'flight', 'leaks', 'hosts', 'downloads', 'pictures'];
/** Programs that use all processors by themselves. */
const ALONE = ['drift', 'accepted'];
const GOLDEN = 'tests/unit/golden.test.ts';

/** Shared by every build and the development server; what to build is decided in `scripts/build/assets/assets.ts`. */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [react()],
  css: {
    modules: { generateScopedName: command === 'build' ? className : '[name]-[local]' },
  },
  // A worker is a module as well, named like the other files.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } } },
  build: {
    target: 'es2022',
    cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
    reportCompressedSize: false,
    // Other work is done meanwhile, so that a slow plug-in says nothing.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // React's runtime for production has no other functions; tests of a worker share the one that was loaded first.
  oxc: { jsx: { development: false } },
  test: {
    maxWorkers: '100%',
    reporters: ['default', './tests/counts.ts'],
    // Nothing is judged by time; this ends what hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      project('format', ['tests/programs/format.test.ts']),
      project('format-all', ['tests/programs/format-all.test.ts']),
      ...BESIDE.map((name) => project(name, PROGRAM, after(0))),
      project('unit', ['tests/unit/**/*.test.{ts,tsx}'], { exclude: [...WITH_DOCUMENT, GOLDEN] }),
      project('document', WITH_DOCUMENT, { environment: 'jsdom', isolate: true, execArgv: WITHOUT_STORAGE }),
      project('golden', [GOLDEN]),
      project('commands', ['tests/nodes/commands.test.ts']),
      ...AFTER_BUILDS.map((name) => project(name, PROGRAM, after(1))),
      ...['conformance', 'fuzz', 'languages', 'package'].map((name) =>
        project(name, [`tests/${name}/**/*.test.ts`], after(1)),
      ),
      // Builds this site anew, which these do not read.
      project('nodes', ['tests/nodes/nodes.test.ts'], after(2)),
      project('reference-samples', PROGRAM, after(2)),
      project('renames', ['tests/renames/**/*.test.ts'], after(2)),
      ...ALONE.map((name, index) => project(name, PROGRAM, after(3 + index))),
    ],
  },
}));

/** Tests that begin when those of lower groups have ended. */
function after(groupOrder: number): object {
  return { sequence: { groupOrder }, testTimeout: 3_600_000, hookTimeout: 600_000 };
}

/** Tests that share the modules they load: loading the compiler takes longer than most of them. */
function project(name: string, include: string[], more: object = {}) {
  return { extends: true as const, test: { name, include, isolate: false, ...more } };
}
