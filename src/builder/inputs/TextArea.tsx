import { Textarea } from '@mantine/core';
import { useTypedText, type TypedTextProps } from './typed-text.ts';

export interface TextAreaProps extends TypedTextProps {
  readonly rows?: number;
}

/** Several lines of text: Mantine's `Textarea`. */
export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  return <Textarea {...useTypedText(props)} rows={rows} />;
}
