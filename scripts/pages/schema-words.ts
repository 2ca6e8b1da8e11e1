export { resolveSchema, type Schemas } from './fields/resolve-schema.ts';
