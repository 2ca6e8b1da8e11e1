import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Explanation } from '#src/model/explanation.ts';
import { explain } from '#src/shared/explain/explain.ts';
import type { DescribedSite } from './described-site.ts';

interface PrintedText {
  readonly name: string;
  readonly text: string;
  readonly status?: number | string;
  /** One, or several that are as good. */
  readonly body: string | readonly string[];
  readonly fields?: readonly string[];
}

/** Texts that integrations print, with what has to be told of each. */
export const TEXTS = parse(readFileSync(new URL('texts.yaml', import.meta.url), 'utf8')) as readonly PrintedText[];

/** Explains such a text by a description; returns what is told otherwise than wanted, undefined where nothing is. */
export async function missOf(
  { text, status, body, fields = [] }: PrintedText,
  { sources }: DescribedSite,
): Promise<string | undefined> {
  const explanation = await explain(text, sources);
  const first = bodyOf(explanation);
  const linked = explanation.fields.map(({ name }) => name);
  const told = [explanation.status?.code, ...first, ...linked];
  const isRight =
    explanation.status?.code === status?.toString() &&
    [body].flat().some((each) => first.includes(each)) &&
    linked.join() === fields.join();
  return isRight ? undefined : `told ${told.join(', ')}; wanted ${[status, body, fields].flat().join(', ')}`;
}

/** Names for what comes first: `none`, `error`, `logIn`, `logIn response 200`. */
function bodyOf({ likely: [first], possible, status }: Explanation): readonly string[] {
  if (first === undefined) return ['none'];
  const ids = first.calls.map(({ file }) => file.replace(/^.*\/|\.json$/g, ''));
  const isError = possible.length > 0 || /^error|response.? [45]/.test(first.part) || /^[45]/.test(status?.code ?? '');
  return [...(isError ? ['error'] : []), ...ids, ...ids.map((id) => `${id} ${first.part}`)];
}
