import { parseJson, readNumber, stringifyJson } from '../../shared/schema/number-text.ts';
import { useCallback } from 'react';
import { withField, withoutField } from '../../shared/request/edit.ts';
import type { RequestState } from '../../shared/request/form.ts';
import type { Shape, ShapeKind } from '../../shared/request/shape.ts';
import { valueText } from '../../shared/schema/enums.ts';
import { JSON_NUMBER } from '../../shared/text/json-number.ts';
import { idOf, useEditing, useProblem, type GroupProps } from './editing.ts';
import { ChoiceField } from '../panel/ChoiceField.tsx';
import { TextArea, TextField } from '../panel/TextField.tsx';
import { descriptionOf, placeholderOf } from './field-words.ts';
import { FieldName } from './FieldName.tsx';

export interface ScalarViewProps extends GroupProps {
  readonly kind: ShapeKind;
}

/** The control for a field with a single value: a line of text, a text area, a choice, or a text area for JSON. */
export function ScalarView({ field, shape, value, kind }: ScalarViewProps) {
  const { form, type, decide, leave } = useEditing();
  const { path } = field;
  const problem = useProblem(path);
  const put = (next: unknown) => (state: RequestState) =>
    next === undefined && field.naming !== 'entry'
      ? withoutField(form, state, field)
      : withField(form, state, field, next ?? '');
  const shared = {
    id: idOf(path),
    label: <FieldName field={field} shape={shape} />,
    description: descriptionOf(field, shape),
    required: field.required,
    problem,
    onLeave: () => leave(path),
  };
  const isSame = useCallback((typed: string, text: string) => textOf(valueOf(typed, kind), kind) === text, [kind]);
  if (kind === 'choice' || kind === 'flag') {
    const members =
      kind === 'flag'
        ? [{ value: true }, { value: false }]
        : (shape.members as readonly { value: unknown; title?: string }[]);
    const all = shape.nullable && !members.some((one) => one.value === null) ? [...members, { value: null }] : members;
    const at = all.findIndex((one) => one.value === value);
    const isUnknown = value !== undefined && at < 0;
    return (
      <ChoiceField
        {...shared}
        value={value === undefined ? '' : String(at)}
        onChoose={(chosen) => decide(put(chosen === '' ? undefined : all[Number(chosen)]?.value))}
        options={[
          ...(field.naming === 'entry' ? [] : [{ value: '', label: field.required ? 'Choose …' : 'Not sent' }]),
          ...(isUnknown ? [{ value: '-1', label: `${valueText(value)} (not described)` }] : []),
          ...all.map((one, place) => ({ value: String(place), label: memberLabel(one) })),
        ]}
      />
    );
  }
  const props = {
    ...shared,
    text: textOf(value, kind),
    isSame,
    onType: (typed: string) => type(put(valueOf(typed, kind))),
    placeholder: placeholderOf(shape),
  };
  if (kind === 'any' || isLong(value, shape)) return <TextArea {...props} rows={kind === 'any' ? 3 : 4} />;
  return (
    <TextField
      {...props}
      inputMode={kind === 'number' ? 'decimal' : shape.keywords.format === 'email' ? 'email' : 'text'}
    />
  );
}

/** Returns the label of an option: the value and, if it has a title, the title. */
function memberLabel({ value, title }: { readonly value: unknown; readonly title?: string }): string {
  return title === undefined || title === valueText(value) ? valueText(value) : `${valueText(value)}: ${title}`;
}

function isLong(value: unknown, { keywords }: Shape): boolean {
  return (typeof value === 'string' && (value.includes('\n') || value.length > 120)) || (keywords.minLength ?? 0) > 120;
}

/**
 * Converts the entered text to a JSON value; undefined if the text is empty. A text that does not parse remains a
 * string.
 */
function valueOf(text: string, kind: ShapeKind): unknown {
  if (text === '') return undefined;
  if (kind === 'number') return JSON_NUMBER.test(text.trim()) ? readNumber(text.trim()) : text;
  if (kind !== 'any') return text;
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

function textOf(value: unknown, kind: ShapeKind): string {
  if (value === undefined) return '';
  if (kind !== 'any') return valueText(value);
  const isPlain = typeof value === 'string' && valueOf(value, 'any') === value;
  return isPlain ? value : stringifyJson(value, 2);
}
