import type { Api } from '#src/model/api.ts';
import type { Operation } from '#src/model/operation.ts';
import type { Schema } from '#src/model/schema.ts';
import { asSchema, subschemas } from '#src/shared/schema/applicators.ts';
import { authoredQuestions } from '#src/shared/schema/questions.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { resolveSchemaRef } from '#src/shared/schema/schema-ref.ts';

/**
 * Returns the text of all open questions (`x-question`) about an operation: about itself, its parameters, bodies and
 * responses, and their schemas.
 */
export function questionsOf(call: Operation, definitions: Api['definitions']): ReadonlySet<string> {
  const questions = new Set([call, ...call.responses].flatMap(({ authored = [] }) => authored));
  const seen = new Set<unknown>();
  const visit = (schema: Schema | undefined): void => {
    if (schema === undefined || seen.has(schema)) return;
    seen.add(schema);
    for (const question of authoredQuestions(schema as Raw) ?? []) questions.add(question);
    if (schema.$ref !== undefined) visit(resolveSchemaRef(schema.$ref, definitions).schema);
    for (const inside of subschemas(schema as Raw)) visit(asSchema(inside));
  };
  for (const { content } of [...(call.requestBody ? [call.requestBody] : []), ...call.responses])
    for (const { schema } of content) visit(schema);
  for (const { schema } of call.parameters) visit(schema);
  return questions;
}
