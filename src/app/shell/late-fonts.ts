/**
 * Fonts that loaded too late for the current page, which does not use them (`font-display: optional`). The next page
 * uses them: its content is new, so nothing visibly moves.
 */
let loaded: readonly FontFace[] = [];

/** Loads the fonts that the page's `@font-face` rules name. `showFonts` applies them later. */
export async function loadFonts(): Promise<void> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const faces = rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => {
      const [family, src, weight] = ['font-family', 'src', 'font-weight'].map((name) => style.getPropertyValue(name));
      return new FontFace(family ?? '', src ?? '', { weight: weight ?? '' });
    });
  loaded = await Promise.all(faces.map((face) => face.load())).catch(() => []);
}

/** Applies the loaded fonts; called when another page replaces the current one. */
export function showFonts(): void {
  for (const face of loaded) document.fonts.add(face);
  loaded = [];
}
