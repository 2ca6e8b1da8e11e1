/**
 * A function of texts that keeps its answers for the texts asked last: between `most` and twice as many. For pure
 * functions alone, whose answers do not depend on what is kept.
 */
export function remember<Answer>(most: number, compute: (text: string) => Answer): (text: string) => Answer {
  let recent = new Map<string, { readonly answer: Answer }>();
  let older: typeof recent = new Map();
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known.answer;
    const held = older.get(text) ?? { answer: compute(text) };
    if (recent.size >= most) [older, recent] = [recent, new Map()];
    recent.set(text, held);
    return held.answer;
  };
}
