import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execute } from '#scripts/cli/execute.ts';

/** What a client sends and reads where the description is open: each line has to compile, but for those that say not. */
const USE = `import type { components, paths } from './types.d.ts';
type Schemas = components['schemas'];
type Sent<Path extends keyof paths> = paths[Path] extends { post: { requestBody?: infer Body } } ? Body : never;
export const metadata: Schemas['Customer'] = { metadata: { splitCode: 'a' } };
export const status: Schemas['TransactionStatus'] = 'reversed';
export const phone: Sent<'/api/v1/phone-number-payment/initialize'> = { content: { 'application/json': { phone: '1' } } };
export const wallet: Sent<'/api/v1/staticaccount'> = { content: { 'application/json': { bvn: '1' } } };
// @ts-expect-error What is documented stays so.
export const email: Schemas['Customer'] = { email: 1 };
`;

/** Compiles a program against the types that openapi-typescript makes of our description; returns what is wrong. */
export async function typesFaults(programs: string, folder: string): Promise<readonly string[]> {
  writeFileSync(join(folder, 'use.ts'), USE);
  const made = await execute([join(programs, 'openapi-typescript'), 'openapi.yaml', '-o', 'types.d.ts'], {
    cwd: folder,
  });
  if (made.code !== 0) return [made.stderr];
  const checked = await execute(
    [join(programs, 'tsc'), '--noEmit', '--strict', '--allowImportingTsExtensions', 'use.ts'],
    { cwd: folder },
  );
  return checked.code === 0 ? [] : checked.stdout.toString().trim().split('\n');
}
