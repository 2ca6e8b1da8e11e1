import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { execute } from './execute.ts';
import { PACKED } from './packed.ts';

/** Installing takes its time on slow networks; in milliseconds. */
const SLOW = 900_000;
/** The script that Debian's packages ask before they start a service (policy-rc.d). */
const POLICY = '/usr/sbin/policy-rc.d';

/**
 * Installs Debian's packages where that is possible, which is for root alone; says whether it tried. No service of
 * theirs is started.
 */
export async function installPackages(packages: readonly string[], log: (line: string) => void): Promise<boolean> {
  // A machine that has the package alone is not ours to change.
  if (
    PACKED !== undefined ||
    packages.length === 0 ||
    process.getuid?.() !== 0 ||
    (await execute(['apt-get', '--version'])).code !== 0
  )
    return false;
  log(`Installing ${packages.join(', ')}`);
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '/tmp',
    DEBIAN_FRONTEND: 'noninteractive',
  };
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await execute(['apt-get', 'update', '-qq'], { env, timeout: SLOW });
    // One by one: a package that is not to be had keeps no other from being installed.
    for (const name of packages)
      await execute(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name], { env, timeout: SLOW });
  } finally {
    if (isOurs) rmSync(POLICY, { force: true });
  }
  return true;
}
