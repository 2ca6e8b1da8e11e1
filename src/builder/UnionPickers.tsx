import { withAlternative } from '../shared/request/edit.ts';
import { idOf, useEditing } from './editing.ts';
import { ChoiceField } from './inputs/ChoiceField.tsx';
import type { GroupProps } from './field-view.ts';

/** Which of its alternatives a field is: one list for each union that applies. */
export function UnionPickers({ field, shape }: GroupProps) {
  const { form, decide, leave } = useEditing();
  const name = field.path.length === 1 ? 'body' : field.naming === 'entry' ? `entry ${field.name}` : field.name;
  return shape.unions.map(({ union, chosen }, at) => (
    <ChoiceField
      key={at}
      id={`${idOf(field.path)}/kind-${at}`}
      label={`Kind of ${name}${at === 0 ? '' : ` (${at + 1})`}`}
      description={union.property === undefined ? '' : `Sets ${union.property}.`}
      required={false}
      problem={undefined}
      value={String(chosen)}
      options={union.alternatives.map(({ label }, place) => ({ value: String(place), label }))}
      onChoose={(place) => decide((state) => withAlternative(form, state, field, union, Number(place)))}
      onLeave={() => leave(field.path)}
    />
  ));
}
