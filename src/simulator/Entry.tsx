export interface EntryProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** The problem of the value, if it has one. */
  readonly problem: string | undefined;
  readonly isNumber?: boolean;
  readonly onType: (value: string) => void;
}

/** A labelled line of input with its problem. */
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
