/** The parts of the tools, as somebody who enters and copies meets them. */
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ChoiceField } from '#src/tools/panel/ChoiceField.tsx';
import { CodePanel } from '#src/tools/panel/CodePanel.tsx';
import { TextField } from '#src/tools/panel/TextField.tsx';

// jsdom has neither; Mantine asks for the colour scheme.
beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(cleanup);

const draw = (element: ReactElement) => render(<MantineProvider env="test">{element}</MantineProvider>);

/** A form of one number. */
function Amount({ onAmount }: { readonly onAmount: (amount: number) => void }) {
  const [amount, setAmount] = useState(100);
  return (
    <TextField
      id="amount"
      label="amount"
      text={`${amount}`}
      isSame={(typed, text) => Number(typed) === Number(text)}
      problem={amount < 0 ? 'Enter 0 or more.' : undefined}
      required
      onType={(text) => {
        setAmount(Number(text));
        onAmount(Number(text));
      }}
    />
  );
}

test('what is typed stays as it is where it means the same, and its problem is told with it', () => {
  const onAmount = vi.fn();
  draw(<Amount onAmount={onAmount} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^amount/ });
  expect(field.getAttribute('aria-required')).toBe('true');
  fireEvent.change(field, { target: { value: '250.0' } });
  expect(onAmount).toHaveBeenLastCalledWith(250);
  expect(field.value).toBe('250.0');
  fireEvent.change(field, { target: { value: '-1' } });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const problem = screen.getByText('Enter 0 or more.');
  expect(field.getAttribute('aria-describedby')).toContain(problem.id);
});

test('one of several values is chosen by its label', () => {
  const onChoose = vi.fn();
  const options = [
    { value: 'NGN', label: 'NGN: Nigerian naira' },
    { value: 'USD', label: 'USD: US dollar' },
  ];
  draw(<ChoiceField id="currency" label="currency" options={options} value="NGN" onChoose={onChoose} />);
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'currency' });
  expect(field.selectedOptions[0]?.text).toBe('NGN: Nigerian naira');
  fireEvent.change(field, { target: { value: 'USD' } });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('USD');
});

test('code is copied to the byte, and the button says so', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const text = '{\n  "amount": 100,\n  "note": "a <b> & c"\n}';
  draw(<CodePanel title="Body" what="body" text={text} syntax="json" />);
  expect(screen.getByRole('region', { name: 'Body' }).querySelector('code')?.textContent).toBe(text);
  fireEvent.click(screen.getByRole('button', { name: 'Copy body' }));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(text);
  expect((await screen.findByRole('status')).textContent).toBe('Copied');
});

test('code that cannot be written offers no copy', () => {
  draw(<CodePanel title="cURL" what="cURL" text={undefined} syntax="bash" />);
  expect(screen.queryByRole('button')).toBeNull();
});
