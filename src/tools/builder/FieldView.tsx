import { Button } from '@mantine/core';
import { memo, useRef, useContext } from 'react';
import { withField, withoutField } from '../../shared/request/edit.ts';
import { isEnterable, shapeOf, entryOf, fieldsIn } from '../../shared/request/fields.ts';
import type { Field } from '../../shared/request/form.ts';
import { pathKey } from '../../shared/request/path.ts';
import { focusBefore, useEditing, type FieldViewProps, RenderFieldContext, type GroupProps } from './editing.ts';
import { nameOf } from './field-words.ts';
import { ObjectView, Group } from './ObjectView.tsx';
import { ScalarView } from './ScalarView.tsx';
import { UnionPickers } from './UnionPickers.tsx';
import classes from './Field.module.css';
import { firstValue } from './first-value.ts';

/**
 * A field with its value. The kind of the field's shape, such as `list` or `text`, decides which control is rendered.
 */
export const FieldView = memo(function FieldView({ field, value, choices }: FieldViewProps) {
  const { form, decide } = useEditing();
  const here = useRef<HTMLDivElement>(null);
  const shape = shapeOf(field, value, choices, form.context);
  const props = { field, shape, value, choices };
  const isWhole = isEnterable(shape, value) && value !== null;
  const kind = isWhole ? shape.kind : 'any';
  const removable =
    value !== undefined && (field.naming !== 'described' || kind === 'object' || kind === 'list') && !isFixed(field);
  return (
    <div className={classes.field} data-kind={kind} ref={here}>
      {kind !== 'object' && <UnionPickers {...props} />}
      {kind === 'object' ? (
        <ObjectView {...props} />
      ) : kind === 'list' ? (
        <ListView {...props} />
      ) : (
        <ScalarView {...props} kind={kind} />
      )}
      <div className={classes.actions}>
        {shape.nullable && value !== null && kind !== 'choice' && kind !== 'flag' && (
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={() => decide((state) => withField(form, state, field, null), field.path)}
          >
            Set {nameOf(field)} to null
          </Button>
        )}
        {removable && (
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={() => {
              focusBefore(here.current);
              decide((state) => withoutField(form, state, field));
            }}
          >
            Remove {nameOf(field)}
          </Button>
        )}
      </div>
    </div>
  );
}, isSame);

/** Whether a field cannot be removed, because it is the body itself, or required by the description. */
function isFixed({ path, required, naming }: Field): boolean {
  return path.length === 1 || (required && naming === 'described');
}

function isSame(a: FieldViewProps, b: FieldViewProps): boolean {
  return (
    a.value === b.value &&
    a.choices === b.choices &&
    a.field.schemas === b.field.schemas &&
    a.field.required === b.field.required &&
    a.field.naming === b.field.naming &&
    pathKey(a.field.path) === pathKey(b.field.path)
  );
}

/** The control for an array: its entries, and a button that adds an entry. */
function ListView({ field, shape, value, choices }: GroupProps) {
  const renderField = useContext(RenderFieldContext);
  const { form, decide } = useEditing();
  const entries = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const next = entryOf(field, shape, entries.length);
  return (
    <Group field={field} shape={shape}>
      {fieldsIn(field, shape, value).map((entry, at) => renderField({ field: entry, value: entries[at], choices }))}
      <p className={classes.actions}>
        <Button
          size="compact-sm"
          onClick={() => decide((state) => withField(form, state, next, firstValue(form, next)), next.path)}
        >
          Add {nameOf(next)}
        </Button>
      </p>
    </Group>
  );
}
