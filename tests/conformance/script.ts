import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageDownloads, webhookData } from '#scripts/outputs/downloads/page-downloads.ts';
import { compile } from '#scripts/checks/compile.ts';
import { execute } from '#scripts/cli/execute.ts';
import type { Href } from '#src/model/nav.ts';
import type { CallData } from '#src/model/call-data.ts';
import type { Schemas } from '#src/shared/schema/schema-ref.ts';

/** Descriptions whose scripts are run. */
export const DESCRIPTIONS = {
  own: 'openapi/openapi.yaml',
  gateway: 'tests/fixtures/gateway/openapi.yaml',
  parcels: 'tests/fixtures/parcels/openapi/openapi.yaml',
} as const;

/** Root of the sites that the scripts lead to. */
export const ROOT = 'https://docs.example/';

/** The conformance script of a description, in a folder of its own. */
export interface Script {
  readonly file: string;
  readonly text: string;
  /** Data of the webhooks, as their pages have it. */
  readonly webhooks: readonly CallData[];
  readonly schemas: Schemas;
  /** Ids of all elements of a page; @throws where there is no such page. */
  anchorsOf(href: Href): ReadonlySet<string>;
  remove(): void;
}

/** What a run of the script printed. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Beginnings of the lines, `pass`, `FAIL` or `skip`, each with what is asked. */
  readonly lines: readonly { readonly result: string; readonly what: string; readonly words: string }[];
}

export async function scriptOf(openapi: string): Promise<Script> {
  const { site, api } = await compile({ openapi });
  if (site === undefined || api === undefined) throw new Error(`${openapi} cannot be read.`);
  const data = webhookData(site);
  const [made] = pageDownloads(data, api, ROOT);
  if (made === undefined) throw new Error(`${openapi} has no webhook to try.`);
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const file = join(folder, 'webhook-conformance.mjs');
  writeFileSync(file, made.contents);
  return {
    file,
    text: String(made.contents),
    schemas: api.definitions,
    webhooks: data.map(({ contents }) => JSON.parse(contents) as CallData),
    anchorsOf: (href) => anchorsIn(site.reference.page(href)),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Every anchor in the content of a page, and those that its views make of them. */
function anchorsIn(page: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { anchor, receivers } = node as { readonly anchor?: unknown; readonly receivers?: unknown };
    if (typeof anchor === 'string') found.add(anchor);
    if (typeof anchor === 'string' && Array.isArray(receivers))
      for (const { language } of receivers) found.add(`${anchor}.receiver-${language.id}`);
    Object.values(node).forEach(visit);
  };
  visit(page);
  return found;
}

export async function run({ file }: Pick<Script, 'file'>, ...args: readonly string[]): Promise<Run> {
  const { code, stdout, stderr } = await execute([process.execPath, file, ...args], { timeout: 60_000 });
  const text = stdout.toString();
  const lines = [...text.matchAll(/^(pass|FAIL|skip) {2}(.*?): (.*)$/gm)].map(
    ([, result = '', what = '', words = '']) => ({
      result,
      what,
      words,
    }),
  );
  return { code, stdout: text, stderr, lines };
}

/** What is asked by the lines that failed. */
export function failed({ lines }: Run): readonly string[] {
  return lines.filter(({ result }) => result === 'FAIL').map(({ what }) => what);
}
