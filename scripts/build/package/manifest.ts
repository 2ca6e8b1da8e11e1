import { PROGRAM } from '../../cli/cache-folder.ts';
import { OPTIONAL } from './programs.ts';

/** The fields of the repository's `package.json` that the package has too. */
export interface OwnManifest {
  readonly version: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
}

/** The `package.json` of the package: it needs no other package, and may have one. */
export function packageManifest({ version, license, engines }: OwnManifest, bin: string): object {
  return {
    name: PROGRAM,
    version,
    description: 'Publishes an OpenAPI description as a documentation site of static files.',
    keywords: ['openapi', 'documentation', 'static-site', 'api-reference'],
    license,
    type: 'module',
    bin: { [PROGRAM]: bin },
    engines: { node: engines['node'] },
    peerDependencies: { [OPTIONAL]: '^3.0.0' },
    peerDependenciesMeta: { [OPTIONAL]: { optional: true } },
  };
}
