/** Puts a word in single quotes if a POSIX shell needs them (Shell Command Language, section 2.2.2). */
export const shellQuoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
