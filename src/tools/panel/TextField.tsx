import { Textarea, TextInput } from '@mantine/core';
import { memo, useState, type ChangeEvent, type ReactNode } from 'react';

/** Props of every control of the form. */
export interface InputProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly required?: boolean;
  readonly problem?: string | undefined;
  readonly onLeave?: () => void;
}

/** Props of a text control. */
interface TypedTextProps extends InputProps {
  /** The field's value as text. */
  readonly text: string;
  /**
   * Whether a typed text means the same value as `text`. For example, two JSON texts may differ only in white space. If
   * the value is the same, the control keeps the typed text; otherwise it shows `text`. By default, the two texts must
   * be equal.
   */
  readonly isSame?: (typed: string, text: string) => boolean;
  readonly onType: (text: string) => void;
  readonly placeholder?: string | undefined;
}

/**
 * Returns the props of a Mantine text input that shows the typed text. The browser's autocorrect and autocomplete are
 * off.
 */
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

/** A single-line text control, rendered with Mantine's `TextInput`. */
export const TextField = memo(function TextField({ inputMode = 'text', ...props }: TextFieldProps) {
  return <TextInput {...useTypedText(props)} inputMode={inputMode} />;
});

export interface TextAreaProps extends TypedTextProps {
  readonly rows?: number;
}

/** A text control with several lines (`rows`), rendered with Mantine's `Textarea`. */
export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  return <Textarea {...useTypedText(props)} rows={rows} />;
}
