import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from '../../src/model/openapi.ts';
import type { Raw } from '../model/raw.ts';
import { createCloser, type Direction, type SchemaCloser } from './closed-schema.ts';
import { toViolations, type Violation } from './violation.ts';

/** Validates values against the description's schemas, strictly (see `createCloser`). */
export interface Validator {
  /** What is wrong with a value; nothing when it is valid or the schema itself cannot be used. */
  validate(schema: Raw, value: unknown, direction: Direction): readonly Violation[];
}

/** One validator for a document; schemas are compiled when first used. */
export function createValidator(document: OpenApiDocument): Validator {
  const sides = new Map<Direction, Side>();
  return {
    validate(schema, value, direction) {
      const side = sides.get(direction) ?? createSide(document, direction);
      sides.set(direction, side);
      const check = side.compile(schema);
      return check === undefined || check(value) ? [] : toViolations(check.errors ?? [], value);
    },
  };
}

interface Side {
  compile(schema: Raw): ValidateFunction | undefined;
}

function createSide(document: OpenApiDocument, direction: Direction): Side {
  const closer: SchemaCloser = createCloser(document, direction);
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false, verbose: true });
  // The package's default export is wrapped once more under Node's module interoperability.
  (addFormats as unknown as { default: (ajv: Ajv2020) => void }).default(ajv);
  ajv.addSchema(closer.components());
  const compiled = new WeakMap<Raw, ValidateFunction | undefined>();
  return {
    compile(schema) {
      if (compiled.has(schema)) return compiled.get(schema);
      const check = attempt(() => ajv.compile(closer.value(schema)));
      compiled.set(schema, check);
      return check;
    },
  };
}

/** A schema that cannot be compiled is the business of other checks. */
function attempt(compile: () => ValidateFunction): ValidateFunction | undefined {
  try {
    return compile();
  } catch {
    return undefined;
  }
}

