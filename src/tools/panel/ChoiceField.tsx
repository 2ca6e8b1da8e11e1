import { NativeSelect } from '@mantine/core';
import type { InputProps } from './TextField.tsx';

export interface ChoiceFieldProps extends InputProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** A control for choosing one of several values, rendered with Mantine's `NativeSelect`. */
export function ChoiceField({ options, onChoose, onLeave, problem, required = false, ...rest }: ChoiceFieldProps) {
  return (
    <NativeSelect
      {...rest}
      data={options}
      onChange={({ currentTarget: { value } }) => onChoose(value)}
      onBlur={onLeave}
      error={problem}
      withAsterisk={required}
      aria-required={required}
    />
  );
}
