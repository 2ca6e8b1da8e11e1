import { withAlternative } from '../../shared/request/edit.ts';
import { valueAt } from '../../shared/request/path.ts';
import type { ChosenUnion } from '../../shared/request/shape.ts';
import { selectingField } from '../../shared/request/union.ts';
import { idOf, useEditing, useProblem, type GroupProps } from './editing.ts';
import { ChoiceField } from '../panel/ChoiceField.tsx';
import { nameOf } from './field-words.ts';

/** One `<select>` for each union in the schema of a field, such as a `oneOf`: the reader chooses an alternative. */
export function UnionPickers(props: GroupProps) {
  return props.shape.unions.map((chosen, at) => <UnionPicker key={at} {...props} {...chosen} at={at} />);
}

/**
 * Whether a `<select>` replaces the nested field with this name, because the field selects an alternative of a union.
 * False if the value of the field selects no alternative: the field then remains, so that the reader sees the value.
 */
export function isTagField({ shape, value }: Pick<GroupProps, 'shape' | 'value'>, name: string): boolean {
  return shape.unions.some(({ union }) => {
    if (selectingField(union) !== name) return false;
    const tag = valueAt(value, [name]);
    return tag === undefined || union.alternatives.some(({ values }) => values.includes(tag));
  });
}

interface UnionPickerProps extends GroupProps, ChosenUnion {
  /** Index of the union among those of the field. */
  readonly at: number;
}

function UnionPicker({ field, value, union, chosen, at }: UnionPickerProps) {
  const { form, decide, leave } = useEditing();
  const property = selectingField(union);
  const path = property === undefined ? field.path : [...field.path, property];
  const problem = useProblem(path);
  const isTagged = property !== undefined;
  const isOpen = isTagged && valueAt(value, [property]) === undefined;
  const name = nameOf(field);
  return (
    <ChoiceField
      id={isTagged ? idOf(path) : `${idOf(path)}/kind-${at}`}
      label={isTagged ? property : `Kind of ${name}${at === 0 ? '' : ` (${at + 1})`}`}
      description={isTagged ? 'Decides which fields follow.' : ''}
      problem={isTagged ? problem : undefined}
      value={isOpen ? '' : String(chosen)}
      options={[
        ...(isOpen ? [{ value: '', label: 'Choose …' }] : []),
        ...union.alternatives.map(({ label }, place) => ({ value: String(place), label })),
      ]}
      onChoose={(place) => {
        if (place !== '') decide((state) => withAlternative(form, state, field, union, Number(place)));
      }}
      onLeave={() => leave(path)}
    />
  );
}
