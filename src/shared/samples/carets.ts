/** Carets of the Windows command prompt, by which it escapes characters and continues lines. */

/** Whether a line with cURL is written for the command prompt, as browsers copy requests there. */
export function isOfCommandPrompt(text: string): boolean {
  return /^\s*curl(?:\.exe)?\s.*(?:\^"|\^\r?$)/m.test(text);
}

/** The text that the command prompt hands to the program, and where each character was written; one more for the end. */
export function withoutCarets(text: string): { readonly text: string; readonly offsets: readonly number[] } {
  const offsets: number[] = [];
  let isQuoted = false;
  for (let offset = 0; offset < text.length; offset++) {
    const isEscape: boolean = text[offset] === '^' && !isQuoted;
    if (isEscape) offset += 1;
    else if (text[offset] === '"') isQuoted = !isQuoted;
    const lineEnd = isEscape ? /^\r?\n/.exec(text.slice(offset, offset + 2)) : null;
    if (lineEnd === null) offsets.push(offset);
    else offset += lineEnd[0].length - 1;
  }
  const kept = offsets.filter((offset) => offset < text.length);
  return { text: kept.map((offset) => text[offset]).join(''), offsets: [...kept, text.length] };
}
