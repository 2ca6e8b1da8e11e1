import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { execute } from './execute.ts';
import { PACKED } from './packed.ts';

/** Time limit of an installation, in milliseconds; enough for a slow network. */
const SLOW = 900_000;
/** Script whose exit code decides whether a Debian package may start its service (policy-rc.d). */
const POLICY = '/usr/sbin/policy-rc.d';

/**
 * Installs Debian packages without starting their services. Returns false if it tried no installation, for example
 * because the user is not root. Otherwise, returns true, even if an installation failed.
 */
export async function installPackages(packages: readonly string[], log: (line: string) => void): Promise<boolean> {
  // The published package installs nothing on the machines of its users.
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
    // One after another, so that an unavailable package does not prevent the installation of the others.
    for (const name of packages)
      await execute(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name], { env, timeout: SLOW });
  } finally {
    if (isOurs) rmSync(POLICY, { force: true });
  }
  return true;
}
