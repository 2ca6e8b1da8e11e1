import type { Href } from '#src/model/nav.ts';
import { authoredQuestions } from '#src/shared/schema/questions.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import type { FieldScope, Position } from './position.ts';

/** Notes what an object leaves open, by its path or, at the top of a table, by what the table is of. */
export function noteGaps({ schema, path, anchor }: Position, scope: FieldScope): void {
  const parts = schema['x-not-published'] ?? [];
  const href: Href = `${scope.context.href}#${anchor}`;
  scope.context.questions.note(
    {
      subject: path === '' ? scope.title : `\`${path}\``,
      href,
      authored: authoredQuestions(schema as Raw),
      hasSome: schema.properties !== undefined,
      received: scope.direction === 'response',
    },
    parts.filter((part) => part !== 'values' && part !== 'meaning'),
  );
}
