import type { MediaType } from '#src/model/media-type.ts';
import type { OperationObject } from '#src/model/operation.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { withExample, withExamples, type Completion } from '../examples/complete.ts';
import { createExampleGenerator, type ExampleGenerator } from '../examples/generate.ts';

/** Functions that add generated examples to operations, webhooks and responses. */
export interface Completed {
  readonly call: Completion;
  /** Adds generated examples to the `content` of a response. */
  content(content: readonly MediaType[]): readonly MediaType[];
}

/**
 * Creates functions that add generated examples. Pages show no generated example if fields or values are not published
 * (`x-not-published`). The mock has to respond all the same, so it generates examples from what is published.
 */
export function createCompleted(document: OpenApiDocument): Completed {
  const strict = createExampleGenerator(document);
  const bare = withoutMarks();
  const generous = memoize(() => createExampleGenerator(bare(document)));
  const lenient: ExampleGenerator = {
    ...strict,
    value: (schema, direction, name) =>
      strict.value(schema, direction, name) ?? generous().value(bare(schema), direction, name),
    example: (schema, direction) => strict.example(schema, direction) ?? generous().example(bare(schema), direction),
  };
  return {
    call: memoize((call: OperationObject) => withExamples(call, lenient)) as Completion,
    content: (content) => content.map((media) => withExample(media, lenient, 'response')),
  };
}

/**
 * Creates a function that returns a deep copy of a node without `x-not-published`. An object that occurs several times
 * is copied once, so that copying a recursive schema ends.
 */
function withoutMarks(): <T>(node: T) => T {
  const copies = new Map<unknown, unknown>();
  const copy = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (copies.has(node)) return copies.get(node);
    const fresh: unknown[] | Record<string, unknown> = Array.isArray(node) ? [] : {};
    copies.set(node, fresh);
    for (const [key, child] of Object.entries(node)) {
      if (key !== 'x-not-published')
        Object.defineProperty(fresh, key, { value: copy(child), enumerable: true, configurable: true, writable: true });
    }
    return fresh;
  };
  return (node) => copy(node) as typeof node;
}
