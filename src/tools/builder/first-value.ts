import { shapeOf } from '../../shared/request/fields.ts';
import type { Field, RequestForm } from '../../shared/request/form.ts';

/** Returns the initial value of a field that the reader adds to a list or an object. */
export function firstValue({ context }: RequestForm, field: Field): unknown {
  const { kind, keywords, members } = shapeOf(field, undefined, new Map(), context);
  switch (kind) {
    case 'object':
      return {};
    case 'list':
      return [];
    case 'flag':
      return false;
    case 'number':
      return keywords.minimum ?? 0;
    case 'choice':
      return members[0]?.value ?? '';
    case 'text':
    case 'file':
    case 'any':
      return '';
  }
}
