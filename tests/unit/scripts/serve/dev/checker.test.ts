import { expect, it } from 'vitest';
import type { Problem } from '#scripts/cli/problem.ts';
import { Checker } from '#scripts/serve/dev/checker.ts';

it('tells of a thread that ends, and asks another one next time', async () => {
  let told: (problems: readonly Problem[]) => void = () => undefined;
  const next = () => new Promise<readonly Problem[]>((resolve) => (told = resolve));
  process.once('worker', (thread) => void thread.terminate());
  const checker = new Checker({ openapi: 'tests/none.yaml' }, (problems) => told(problems));
  expect((await next())[0]?.message).toBe('The sources cannot be read: the check ended.');
  checker.ask();
  expect((await next())[0]?.message).toBe('There is no description at `tests/none.yaml`.');
  // Vite closes its plug-ins once for each of its environments.
  await Promise.all([checker.close(), checker.close()]);
}, 60_000);
