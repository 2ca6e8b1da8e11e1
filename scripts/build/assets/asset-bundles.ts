/** Bundles the scripts and styles of pages with Vite. */
import path from 'node:path';
import type { InlineConfig, Rolldown } from 'vite';
import { ROOT } from '../../cli/packed.ts';
import { GROUPS, groupOf } from './style-sheets.ts';

export type Mode = 'production' | 'development';

/** A file of a bundle. */
export type BundleFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Bundles with Vite and this project's configuration. */
export async function bundle(mode: Mode, config: InlineConfig): Promise<readonly BundleFile[]> {
  // Vite is loaded only if something has to be bundled: loading it takes longer than rendering the site.
  const { build } = await import('vite');
  const result = await build({
    root: ROOT,
    mode,
    logLevel: 'warn',
    configFile: path.join(ROOT, 'vite.config.ts'),
    ...config,
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((each) => ('output' in each ? each.output : []));
}

const isNotRuntime = (file: string): boolean => !/\b(?:rolldown|jsx)-runtime-/.test(file);

/**
 * Returns the Vite configuration for modules that run in the browser. Their URLs are relative, so that the same files
 * work under any base path.
 */
export function browser(input: Record<string, string>, outDir: string): InlineConfig {
  return {
    base: './',
    build: {
      outDir,
      emptyOutDir: false,
      // Does not preload the runtimes of modules and JSX: the application has already loaded them, and Firefox reports
      // a second preload as failed.
      modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter(isNotRuntime) },
      rolldownOptions: {
        input,
        // Inlines constants, such as the names of attributes and events in `src/page/contract/contract.ts`.
        optimization: { inlineConst: true },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  };
}

/** Returns the Vite configuration for one classic script, which has no imports. */
export function script(name: string, input: string, outDir: string): InlineConfig {
  const { build: options } = browser({ [name]: input }, outDir);
  return {
    base: './',
    build: {
      ...options,
      rolldownOptions: { ...options?.rolldownOptions, output: { ...options?.rolldownOptions?.output, format: 'iife' } },
    },
  } as InlineConfig;
}

/**
 * Returns the Vite configuration for the server entry, which renders pages. Critical style sheets become one file for
 * each group in `style-sheets.ts`.
 */
export function serverBuild(mode: Mode, outDir: string): InlineConfig {
  return {
    // Bundles all packages into one file, which starts fast.
    ssr: { noExternal: true },
    // In server code, Vite would read this value from the environment, on which a build must not depend.
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      outDir,
      ssr: 'src/entry-server.tsx',
      ssrEmitAssets: true,
      cssMinify: true,
      emptyOutDir: false,
      rolldownOptions: {
        output: {
          entryFileNames: '[name].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: { groups: GROUPS.map((name) => ({ name, test: (file: string) => groupOf(file) === name })) },
        },
      },
    },
  };
}
