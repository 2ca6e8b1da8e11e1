import { mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { compileTogether, failure } from '../compile.ts';
import type { Toolchain } from '../toolchain.ts';

/** Go without network: one module, a package for each programme. It and what is built lie in the folder of the first. */
export const go: Toolchain = {
  language: 'go',
  packages: ['golang-go'],
  version: ['go', 'env', 'GOVERSION'],
  prepare: async (programs) => {
    const module = join(programs[0]?.folder ?? '', 'go');
    const sources = await Promise.all(
      programs.map(async (program) => {
        await mkdir(join(module, program.id), { recursive: true });
        await writeFile(join(module, program.id, 'main.go'), `${program.text}\n`);
        return { program, file: `${program.id}/main.go` };
      }),
    );
    if (programs.length > 0) await writeFile(join(module, 'go.mod'), 'module samples\n\ngo 1.18\n');
    return compileTogether(
      sources,
      (rest) =>
        failure('go', ['build', '-ldflags=-s -w', '-o', 'bin/', ...rest.map(({ program }) => `./${program.id}`)], {
          cwd: module,
          env: {
            GOCACHE: process.env['GOCACHE'] ?? join(homedir(), '.cache', 'go-build'),
            GOFLAGS: '-buildvcs=false',
            GOPROXY: 'off',
            GOWORK: 'off',
            GOTOOLCHAIN: 'local',
          },
        }),
      ({ program }) => [join(module, 'bin', program.id)],
    );
  },
};
