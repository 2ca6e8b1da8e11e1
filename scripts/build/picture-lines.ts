/** Width of a character of Inter on average, as a share of its size: measured on the headings of this site. */
const AVERAGE = 0.52;

/** Room for a text: its width and size in pixels, and the most lines it may have. */
export interface Room {
  readonly width: number;
  readonly size: number;
  readonly most: number;
}

/**
 * Breaks a text into lines for a picture, which cannot wrap it. What has no room ends with an ellipsis; what XML 1.0
 * (2.2) or the font does not know is left out.
 */
export function linesOf(text: string, { width, size, most }: Room): { lines: readonly string[]; isCut: boolean } {
  const room = Math.floor(width / (size * AVERAGE));
  const words = drawable(text)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, room * most)
    .flatMap((word) => pieces(word, room));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return { lines, isCut: false };
  const shown = lines.slice(0, most);
  return {
    lines: [
      ...shown.slice(0, -1),
      `${shown
        .at(-1)
        ?.slice(0, room - 1)
        .trimEnd()}…`,
    ],
    isCut: true,
  };
}

function drawable(text: string): string {
  return text
    .slice(0, 1000)
    .replace(/[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Sc}\p{Sm}\s]/gu, '');
}

function pieces(word: string, room: number): readonly string[] {
  return word.match(new RegExp(`.{1,${room}}`, 'gu')) ?? [];
}
