/**
 * A page that was painted before its fonts loaded does not change (`font-display: optional`). The next page uses them:
 * with new content nothing jumps.
 */
let loaded: readonly FontFace[] = [];

/** Loads the fonts that the page declares, and adds them again under their families. */
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

/** Applies the fonts when another page replaces this one. */
export function showFonts(): void {
  for (const face of loaded) document.fonts.add(face);
  loaded = [];
}
