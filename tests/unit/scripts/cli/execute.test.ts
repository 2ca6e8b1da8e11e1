import { expect, it } from 'vitest';
import { execute } from '#scripts/cli/execute.ts';

const printing = (bytes: number) => [process.execPath, '-e', `process.stdout.write('a'.repeat(${bytes}))`];

it.each([
  { name: 'what is kept', bytes: 1000, want: { code: 0, stderr: '' } },
  { name: 'more', bytes: 1001, want: { code: null, stderr: 'It printed more than 1000 bytes.' } },
])('a program that prints $name is told from another', async ({ bytes, want }) => {
  expect(await execute(printing(bytes), { largest: 1000 })).toMatchObject(want);
});
