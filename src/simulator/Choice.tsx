export interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

/** A labelled choice of one of several values. */
export function Choice({ id, label, value, options, onChoose }: ChoiceProps) {
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} autoComplete="off" onChange={({ target }) => onChoose(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  );
}
