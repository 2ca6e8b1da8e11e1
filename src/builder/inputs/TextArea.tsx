import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { TextFieldProps } from './TextField.tsx';

export interface TextAreaProps extends Omit<TextFieldProps, 'inputMode'> {
  readonly rows?: number;
}

/** Several lines of text: Mantine's `Textarea`. */
export function TextArea(props: TextAreaProps) {
  const { text, isSame, onType, onLeave, problem, required, rows = 4, ...rest } = props;
  const [typed, setTyped] = useState(text);
  return (
    <Textarea
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
      rows={rows}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
