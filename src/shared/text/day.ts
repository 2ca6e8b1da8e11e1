/** Whether a text is an existing day (RFC 3339, section 5.6, full-date). */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Writes a day for readers: `31 March 2027`. */
export function dayWords(day: string): string {
  return long.format(new Date(day));
}
