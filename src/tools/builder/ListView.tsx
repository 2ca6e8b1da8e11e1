import { Button } from '@mantine/core';
import { useContext } from 'react';
import { withField } from '../../shared/request/edit.ts';
import { entryOf, fieldsIn } from '../../shared/request/fields.ts';
import { useEditing, RenderFieldContext, type GroupProps } from './editing.ts';
import { nameOf } from './field-words.ts';
import { firstValue } from './first-value.ts';
import { Group } from './ObjectView.tsx';
import classes from './Field.module.css';

/** A list: its entries one below the other, and a way to add one. */
export function ListView({ field, shape, value, choices }: GroupProps) {
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
