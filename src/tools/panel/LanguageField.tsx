import { NativeSelect } from '@mantine/core';
import type { SampleLanguage } from '../../model/sample.ts';

export interface LanguageFieldProps {
  readonly languages: readonly SampleLanguage[];
  /** Id of the selected language, such as `curl`. */
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

/** The choice of a programming language for the code beside it. */
export function LanguageField({ languages, value, onChoose }: LanguageFieldProps) {
  return (
    <NativeSelect
      size="xs"
      aria-label="Language"
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {languages.map(({ id, label }) => (
        // The page script recognises an option by this attribute.
        <option key={id} value={id} data-value={id}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}
