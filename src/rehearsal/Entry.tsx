export interface EntryProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** What is wrong with it; undefined where nothing is. */
  readonly problem: string | undefined;
  readonly isNumber?: boolean;
  readonly onType: (value: string) => void;
}

/** A line to type, with what is wrong with it. */
export function Entry({ id, label, value, problem, isNumber = false, onType }: EntryProps) {
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        inputMode={isNumber ? 'numeric' : 'url'}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={({ target }) => onType(target.value)}
      />
      {problem !== undefined && (
        <small id={`${id}-problem`} role="alert">
          {problem}
        </small>
      )}
    </p>
  );
}
