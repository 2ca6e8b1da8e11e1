import { Textarea, TextInput } from '@mantine/core';
import { memo, useState, type ChangeEvent, type ReactNode } from 'react';

/** The properties that every input of the form takes. */
export interface InputProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly required?: boolean;
  readonly problem?: string | undefined;
  readonly onLeave?: () => void;
}

/** A text that somebody enters. */
interface TypedTextProps extends InputProps {
  /** What is entered, as text. */
  readonly text: string;
  /** Whether two texts mean the same value, so that what was typed stays as it is; by default the same text. */
  readonly isSame?: (typed: string, text: string) => boolean;
  readonly onType: (text: string) => void;
  readonly placeholder?: string | undefined;
}

/** Returns the properties that Mantine's inputs of text share: no help of the browser's with what is data. */
function useTypedText(props: TypedTextProps) {
  const {
    text,
    isSame = (typed, shown) => typed === shown,
    onType,
    onLeave,
    problem,
    required = false,
    ...rest
  } = props;
  const [typed, setTyped] = useState(text);
  return {
    ...rest,
    value: isSame(typed, text) ? typed : text,
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped(value);
      onType(value);
    },
    onBlur: onLeave,
    error: problem,
    withAsterisk: required,
    'aria-required': required,
    autoComplete: 'off',
    autoCapitalize: 'off',
    autoCorrect: 'off',
    spellCheck: false,
  } as const;
}

export interface TextFieldProps extends TypedTextProps {
  readonly inputMode?: 'decimal' | 'email' | 'text';
}

/** A line of text: Mantine's `TextInput`. */
export const TextField = memo(function TextField({ inputMode = 'text', ...props }: TextFieldProps) {
  return <TextInput {...useTypedText(props)} inputMode={inputMode} />;
});

export interface TextAreaProps extends TypedTextProps {
  readonly rows?: number;
}

/** Several lines of text: Mantine's `Textarea`. */
export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  return <Textarea {...useTypedText(props)} rows={rows} />;
}
