import { NativeSelect } from '@mantine/core';
import type { SampleLanguage } from '../../model/sample.ts';

export interface LanguageFieldProps {
  readonly languages: readonly SampleLanguage[];
  /** Id of the language that is shown. */
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

/** The language of the code beside it. */
export function LanguageField({ languages, value, onChoose }: LanguageFieldProps) {
  return (
    <NativeSelect
      size="xs"
      aria-label="Language"
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {languages.map(({ id, label }) => (
        // The script in the head hears the choice by this mark.
        <option key={id} value={id} data-value={id}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}
