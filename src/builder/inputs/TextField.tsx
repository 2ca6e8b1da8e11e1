import { TextInput } from '@mantine/core';
import { memo, useState, type ReactNode } from 'react';

export interface InputProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly description: ReactNode;
  readonly required: boolean;
  readonly problem: string | undefined;
  readonly onLeave: () => void;
}

export interface TextFieldProps extends InputProps {
  /** What is entered, as text. */
  readonly text: string;
  /** Whether two texts are entered as the same value: then what was typed stays as it is. */
  readonly isSame: (typed: string, text: string) => boolean;
  readonly onType: (text: string) => void;
  readonly placeholder?: string | undefined;
  readonly inputMode?: 'decimal' | 'email' | 'url' | 'text';
  readonly disabled?: boolean;
}

/** A line of text: Mantine's `TextInput`. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const { text, isSame, onType, onLeave, problem, required, inputMode = 'text', ...rest } = props;
  const [typed, setTyped] = useState(text);
  return (
    <TextInput
      {...rest}
      value={isSame(typed, text) ? typed : text}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onType(value);
      }}
      onBlur={onLeave}
      error={problem}
      withAsterisk={required}
      aria-required={required}
      inputMode={inputMode}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
    />
  );
});
