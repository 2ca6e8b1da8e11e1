/** Contrast of two colours (WCAG 2.2, "contrast ratio"), as `#rrggbb`, `rgb(…)` or `color(srgb …)`. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2, "relative luminance". */
function luminance(colour: string): number {
  const channels = colour.startsWith('#')
    ? (colour.match(/[\da-f]{2}/gi) ?? []).map((hex) => Number.parseInt(hex, 16))
    : (colour.match(/[\d.]+/g) ?? []).map((text) => Number(text) * (colour.startsWith('color') ? 255 : 1));
  const [red = 0, green = 0, blue = 0] = channels
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
