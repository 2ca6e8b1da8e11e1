/** A word as a POSIX shell reads it back: as it is, or in single quotes (Shell Command Language, section 2.2.2). */
export const shellQuoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
