/**
 * A page that was painted before its fonts had come stays as it is (`font-display: optional`). The next one is drawn in
 * them: with new content nothing jumps.
 */
let loaded: readonly FontFace[] = [];

/** Loads the fonts that the page declares, once more under their families. */
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

/** Shows them, when another page takes the place of this one. */
export function showFonts(): void {
  for (const face of loaded) document.fonts.add(face);
  loaded = [];
}
