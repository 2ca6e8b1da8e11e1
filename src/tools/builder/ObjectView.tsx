import { Button } from '@mantine/core';
import { useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { withField } from '../../shared/request/edit.ts';
import { fieldsIn, isOpenField, otherField, shapeOf } from '../../shared/request/fields.ts';
import type { Choices, Field } from '../../shared/request/form.ts';
import { valueAt } from '../../shared/request/path.ts';
import { asTexts } from '../../shared/schema/raw.ts';
import { counted } from '../../shared/text/words.ts';
import { idOf, useEditing, useProblem, RenderFieldContext, type GroupProps } from './editing.ts';
import { descriptionOf, nameOf } from './field-words.ts';
import { FieldName, type FieldNameProps } from './FieldName.tsx';
import { Fold } from './Fold.tsx';
import { firstValue } from './first-value.ts';
import { TextField } from '../panel/TextField.tsx';
import { isTagField, UnionPickers } from './UnionPickers.tsx';
import classes from './Field.module.css';

/** Maximum number of optional fields that are shown without a filter by name. */
const MANY = 12;

/** The control for an object: required fields and fields with a value, then a button that shows the other fields. */
export function ObjectView(props: GroupProps) {
  const { field, shape } = props;
  if (field.path.length === 1) return <Fields {...props} />;
  return (
    <Group field={field} shape={shape}>
      <Fields {...props} />
    </Group>
  );
}

interface GroupFrameProps extends FieldNameProps {
  readonly children: ReactNode;
}

/** A frame around nested fields, with the name, description and problem of the field that contains them. */
export function Group({ field, shape, children }: GroupFrameProps) {
  const problem = useProblem(field.path);
  const description = descriptionOf(field, shape);
  const id = idOf(field.path);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classes.group}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
    >
      <legend>
        <FieldName field={field} shape={shape} />
        {field.required && field.naming === 'described' && <span className={classes.needed}> *</span>}
      </legend>
      {description !== '' && <p className={classes.about}>{description}</p>}
      {problem !== undefined && (
        <p id={`${id}-problem`} className={classes.problem}>
          {problem}
        </p>
      )}
      {children}
    </fieldset>
  );
}

function Fields({ field, shape, value, choices }: GroupProps) {
  const all = fieldsIn(field, shape, value)
    .filter(({ name }) => !isTagField({ shape, value }, name))
    .map((each) => ({ field: each, value: valueAt(value, each.path.slice(-1)) }));
  const renderField = useContext(RenderFieldContext);
  const { isOpen, hold, release } = usePlaces(all);
  const open = all.filter((each) => isOpen(each.field.name));
  const folded = all.filter((each) => !isOpen(each.field.name));
  const ordered = [...open.filter((each) => each.field.required), ...open.filter((each) => !each.field.required)];
  const marks = asTexts(shape.keywords['x-not-published']);
  return (
    <>
      <UnionPickers field={field} shape={shape} value={value} choices={choices} />
      {marks.includes('fields') && all.length > 0 && (
        <p className={classes.about}>Not all fields are documented: add others by their names.</p>
      )}
      {ordered.map((each) => renderField({ ...each, choices }))}
      {folded.length > 0 && (
        <OptionalFields fields={folded} around={field} choices={choices} hold={hold} release={release} />
      )}
      {shape.isOpen && <AddField field={field} shape={shape} value={value} />}
    </>
  );
}

interface Placed {
  readonly field: Field;
  readonly value: unknown;
}

/**
 * Decides which fields are always visible; a button shows the others. If one of the others gets a value, it joins the
 * visible fields only when the button hides the rest, so that it does not move during editing. A visible field stays
 * visible when its value is removed.
 */
function usePlaces(all: readonly Placed[]) {
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const wasOpen = useRef(new Set<string>());
  const names = all.filter((each) => isOpenField(each.field, each.value)).map((each) => each.field.name);
  const isOpen = (name: string): boolean => !held.has(name) && (names.includes(name) || wasOpen.current.has(name));
  useEffect(() => {
    for (const name of names) if (!held.has(name)) wasOpen.current.add(name);
  });
  return {
    isOpen,
    hold: (name: string) => setHeld((before) => (before.has(name) ? before : new Set([...before, name]))),
    release: () => setHeld(new Set()),
  };
}

interface OptionalFieldsProps {
  readonly fields: readonly Placed[];
  readonly around: Field;
  readonly choices: Choices;
  readonly hold: (name: string) => void;
  readonly release: () => void;
}

/** A button that shows optional fields, with a filter if there are many. */
function OptionalFields({ fields, around, choices, hold, release }: OptionalFieldsProps) {
  const { form } = useEditing();
  const renderField = useContext(RenderFieldContext);
  const [filter, setFilter] = useState('');
  const shown = fields.filter(({ field: { name } }) => name.toLowerCase().includes(filter.trim().toLowerCase()));
  const id = useId();
  const whose = around.path.length === 1 ? '' : ` of ${nameOf(around)}`;
  return (
    <Fold title={`${counted(fields.length, 'more field')}${whose}`} onClose={release}>
      {fields.length > MANY && <TextField id={id} label="Filter fields" text={filter} onType={setFilter} />}
      {shown.map(({ field, value }) => {
        const view = renderField({ field, value, choices });
        const { kind } = shapeOf(field, value, choices, form.context);
        return (
          <div key={field.name} onFocusCapture={() => hold(field.name)}>
            {kind === 'object' || kind === 'list' ? <Fold title={field.name}>{view}</Fold> : view}
          </div>
        );
      })}
    </Fold>
  );
}

/** A form that adds a field with any name, for objects whose schema allows further fields. */
function AddField({ field, shape, value }: Omit<GroupProps, 'choices'>) {
  const { form, decide } = useEditing();
  const [name, setName] = useState('');
  const id = useId();
  const isTaken = name !== '' && valueAt(value, [name]) !== undefined;
  return (
    <form
      className={classes.add}
      onSubmit={(event) => {
        event.preventDefault();
        const added = otherField(field, shape, name.trim());
        decide((state) => withField(form, state, added, firstValue(form, added)), added.path);
        setName('');
      }}
    >
      <TextField
        id={id}
        label={`Name of another field${field.path.length === 1 ? '' : ` of ${nameOf(field)}`}`}
        problem={isTaken ? 'This field exists already.' : undefined}
        text={name}
        onType={setName}
      />
      <Button type="submit" disabled={name.trim() === '' || isTaken}>
        Add field
      </Button>
    </form>
  );
}
