import { TextInput } from '@mantine/core';
import { memo } from 'react';
import { useTypedText, type TypedTextProps } from './typed-text.ts';

export interface TextFieldProps extends TypedTextProps {
  readonly inputMode?: 'decimal' | 'email' | 'text';
}

/** A line of text: Mantine's `TextInput`. */
export const TextField = memo(function TextField({ inputMode = 'text', ...props }: TextFieldProps) {
  return <TextInput {...useTypedText(props)} inputMode={inputMode} />;
});
