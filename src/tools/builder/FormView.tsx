import { useContext } from 'react';
import { withMedia } from '../../shared/request/edit.ts';
import { bodyField } from '../../shared/request/form.ts';
import { valueAt } from '../../shared/request/path.ts';
import { isOpenField } from '../../shared/request/fields.ts';
import { useEditing, RenderFieldContext, type FormProps } from './editing.ts';
import { Fold } from './Fold.tsx';
import { ChoiceField } from '../panel/ChoiceField.tsx';
import { notesOf } from './notes.ts';
import classes from './Builder.module.css';

/** The form: parameters by location (path, query, …), then the body. */
export function FormView({ form, state }: FormProps) {
  const renderField = useContext(RenderFieldContext);
  const body = bodyField(form, state);
  const notes = notesOf(form);
  return (
    <>
      {notes.length > 0 && <p className={classes.note}>{notes.join(' ')}</p>}
      {form.places.map(({ place, title, fields }) => {
        const all = fields.map((field) => ({ field, value: valueAt(state.values, field.path) }));
        const renderOne = (each: (typeof all)[number]) => renderField({ ...each, choices: state.choices });
        const optional = all.filter(({ field }) => !field.required);
        const isFew = optional.length <= 3 || optional.some(({ field, value }) => isOpenField(field, value));
        return (
          <section key={place} aria-label={title}>
            <h3>{title}</h3>
            {all.filter(({ field }) => field.required).map(renderOne)}
            {isFew ? (
              optional.map(renderOne)
            ) : (
              <Fold title={`${optional.length} more ${title.toLowerCase()}`}>{optional.map(renderOne)}</Fold>
            )}
          </section>
        );
      })}
      {body !== undefined && (
        <section aria-label="Body">
          <h3>Body</h3>
          {form.bodies.length > 1 && <MediaChoice form={form} state={state} />}
          {renderField({ field: body, value: valueAt(state.values, body.path), choices: state.choices })}
        </section>
      )}
    </>
  );
}

function MediaChoice({ form, state }: FormProps) {
  const { decide } = useEditing();
  return (
    <ChoiceField
      id="build-media"
      label="Media type"
      value={String(state.media)}
      options={form.bodies.map(({ media }, at) => ({ value: String(at), label: media.mediaType }))}
      onChoose={(at) => decide((before) => withMedia(form, before, Number(at)))}
    />
  );
}
