/** Descriptions with one sample of an answer, for the checks of what samples mean. */
import { description, type Files } from '../check-case.ts';

/** A sample in one line of flow YAML, which is line 12 and begins in column 24; `fields` are its properties. */
export function sample(value: string, fields = '{}', more = ''): Files {
  return description(`paths:
  /orders:
    get:
      responses:
        '200':
          description: Orders.
          content:
            application/json:
              schema: { properties: ${fields} }
              example: ${value}
${more}`);
}
