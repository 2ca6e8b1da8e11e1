import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** Viridian: the one accent. Shade 7 carries text on paper (7.1:1), shade 3 on ink (9.6:1). */
const viridian: MantineColorsTuple = [
  '#eaf6f1',
  '#d3ebe1',
  '#a6d6c3',
  '#77c4a6',
  '#45ad88',
  '#1f9871',
  '#0e8561',
  '#0a6b4e',
  '#08543e',
  '#063e2e',
];

/** Mantine's theme; `shell/tokens.css` names what of it the site uses. */
export const theme = createTheme({
  primaryColor: 'viridian',
  primaryShade: { light: 7, dark: 3 },
  colors: { viridian },
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
  fontFamilyMonospace: 'ui-monospace, monospace',
  headings: { fontWeight: '600' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
});
