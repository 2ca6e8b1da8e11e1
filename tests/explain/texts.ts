import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { explain } from '#src/shared/explain/explain.ts';
import type { DescribedSite } from './described-site.ts';

type Sources = DescribedSite['sources'];

const read = (file: string): unknown => parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** Says in short what is told of a text: `400; createOrder, response 400`, `422; 20 operations`. */
async function toldOf(text: string, sources: Sources): Promise<string> {
  const { status, call, comparison, calls } = await explain({ text }, sources);
  const names = calls?.listed.map(({ file }) => basename(file, '.json')) ?? [];
  return [
    status?.code,
    call && [basename(call.file, '.json'), comparison?.part].filter(Boolean).join(', '),
    calls && [calls.words.replace(/ (?:all of )?th(?:ese fields|is path).*/, ''), ...names].join(', '),
  ]
    .filter(Boolean)
    .join('; ');
}

/** Lists texts that integrations print of which something else is told than wanted. */
export async function textMisses(sources: Sources): Promise<readonly string[]> {
  const texts = read('texts.yaml') as readonly { readonly text: string; readonly told: string }[];
  const all = texts.map(async ({ text, told }) => ({ text, wanted: told, told: await toldOf(text, sources) }));
  return (await Promise.all(all))
    .filter(({ wanted, told }) => wanted !== told)
    .map(({ text, wanted, told }) => `${text.slice(0, 60)}: told ${told}; wanted ${wanted}`);
}

/** Lists forms that the provider states and that are called wrong of the calls that may have them: webhooks, or all. */
export async function statedMisses(sources: Sources): Promise<readonly string[]> {
  const stated = read('stated.yaml') as readonly { readonly text: string; readonly wrong: readonly string[] }[];
  const all = stated.flatMap(({ text, wrong }) =>
    sources.index.calls
      .filter(({ kind }) => kind === 'webhook' || text.includes('"message"'))
      .map(async ({ file }) => {
        const { comparison } = await explain({ text, call: file }, sources);
        const paths = (comparison?.problems ?? []).filter(({ isAssumed }) => !isAssumed).map(({ path }) => path);
        return paths.join() === wrong.join() ? [] : [`${text} of ${file}: ${paths.join()} called wrong`];
      }),
  );
  return (await Promise.all(all)).flat();
}
