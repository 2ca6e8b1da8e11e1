import { writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { compiledToolchain, failure } from './compile.ts';

/** Go without network: one module, a package for each program. */
export const go = compiledToolchain({
  language: 'go',
  packages: ['golang-go'],
  version: ['go', 'env', 'GOVERSION'],
  file: ({ id }) => `${id}/main.go`,
  text: ({ text }) => `${text}\n`,
  writeShared: (folder) => writeFile(join(folder, 'go.mod'), 'module samples\n\ngo 1.18\n'),
  compile: (sources, folder) =>
    failure('go', ['build', '-ldflags=-s -w', '-o', 'bin/', ...sources.map(({ program }) => `./${program.id}`)], {
      cwd: folder,
      env: {
        GOCACHE: process.env['GOCACHE'] ?? join(homedir(), '.cache', 'go-build'),
        GOFLAGS: '-buildvcs=false',
        GOPROXY: 'off',
        GOWORK: 'off',
        GOTOOLCHAIN: 'local',
      },
    }),
  command: ({ program }, folder) => [join(folder, 'bin', program.id)],
});
