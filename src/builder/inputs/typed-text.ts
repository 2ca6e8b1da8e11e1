import { useState, type ChangeEvent } from 'react';
import type { InputProps } from './input-props.ts';

/** A text that somebody enters. */
export interface TypedTextProps extends InputProps {
  /** What is entered, as text. */
  readonly text: string;
  /** Whether two texts are entered as the same value, as any are by default: then what was typed stays as it is. */
  readonly isSame?: (typed: string, text: string) => boolean;
  readonly onType: (text: string) => void;
  readonly placeholder?: string | undefined;
}

/** What Mantine's inputs of text have in common: no help of the browser's with what is data. */
export function useTypedText(props: TypedTextProps) {
  const { text, isSame = () => true, onType, onLeave, problem, required = false, ...rest } = props;
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
