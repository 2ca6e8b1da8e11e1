import { Textarea, TextInput } from '@mantine/core';
import { memo, useState, type ChangeEvent, type ReactNode } from 'react';

/** The properties of every input of the form. */
export interface InputProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly required?: boolean;
  readonly problem?: string | undefined;
  readonly onLeave?: () => void;
}

/** The properties of a text input. */
interface TypedTextProps extends InputProps {
  /** The value as text. */
  readonly text: string;
  /** Whether two texts have the same value, so that the typed text is preserved; by default if they are equal. */
  readonly isSame?: (typed: string, text: string) => boolean;
  readonly onType: (text: string) => void;
  readonly placeholder?: string | undefined;
}

/** Returns the common properties of Mantine's text inputs: the browser must not correct or complete data. */
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
