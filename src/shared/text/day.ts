/** Whether a string is a date that exists (RFC 3339, section 5.6, full-date): `2027-03-31`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Writes a date in words: `31 March 2027` for `2027-03-31`. */
export function dayWords(day: string): string {
  return long.format(new Date(day));
}
