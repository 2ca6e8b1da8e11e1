/**
 * Fonts that loaded after the page was painted. That page does not use them (`font-display: optional`); the next one
 * does, because with new content nothing moves visibly.
 */
let loaded: readonly FontFace[] = [];

/** Loads the fonts that the page declares, for `showFonts`. */
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
