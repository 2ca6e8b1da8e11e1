import type { Field } from '../../shared/request/form.ts';
import type { Shape } from '../../shared/request/shape.ts';
import { typeWords } from '../../shared/schema/type-words.ts';
import { useEditing } from './editing.ts';
import { nameOf } from './field-words.ts';
import classes from './Field.module.css';

export interface FieldNameProps {
  readonly field: Field;
  readonly shape: Shape;
}

/** The name of a field, followed by its type in the words that the pages use. */
export function FieldName({ field, shape: { keywords } }: FieldNameProps) {
  const { context } = useEditing().form;
  const type = typeWords(keywords, context.schemas);
  return (
    <>
      {nameOf(field)}
      {type !== 'any' && <span className={classes.type}> {type}</span>}
    </>
  );
}
