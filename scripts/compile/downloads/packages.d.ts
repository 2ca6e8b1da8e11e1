/** Types of packages that bring none, or none that this compiler finds. */
declare module '@usebruno/lang/v2/src/jsonToBru.js' {
  export default function jsonToBru(json: object): string;
}

declare module '@usebruno/lang/v2/src/jsonToEnv.js' {
  export default function jsonToEnv(json: object): string;
}

declare module '@usebruno/lang/v2/src/jsonToCollectionBru.js' {
  export default function jsonToCollectionBru(json: object): string;
}

declare module 'openapi-typescript/dist/transform/index.mjs' {
  export default function transformSchema(document: object, context: object): unknown;
}

declare module 'openapi-typescript/dist/lib/utils.mjs' {
  export function scanDiscriminators(document: object, options: object): object;
  export function resolveRef(document: object, $ref: string, options: object): unknown;
}

declare module 'openapi-typescript/dist/lib/ts.mjs' {
  export function astToString(nodes: readonly object[]): string;
}
