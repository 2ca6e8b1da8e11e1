import { expect, it } from 'vitest';
import { hostileSchemas } from './arbitraries/descriptions.ts';
import { expectHarmless, judged } from './harmless.ts';
import { filesOf, SIZES } from './sizes.ts';

expectHarmless('hostile schemas', hostileSchemas, 200);

for (const [name, size] of Object.entries(SIZES)) {
  it(`bears ${name}`, async () => {
    const { heaviest } = await judged(filesOf(size), size.seconds);
    expect(heaviest).toBeLessThan(size.megabytes * 1e6);
  });
}
