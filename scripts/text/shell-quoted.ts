/** Quotes a word for a POSIX shell if needed, in single quotes (Shell Command Language, section 2.2.2). */
export const shellQuoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
