/** Card numbers (ISO/IEC 7812): ungrouped, in fours, or as American Express groups them. */
const CARD =
  /(?<![\w.+-])(?:\d{13,19}|\d{4}(?:[ -]\d{4}){3}(?:[ -]\d{1,3})?|\d{4}[ -]\d{6}[ -]\d{4,5})(?![\w-]|\.[\d.])/g;
const LENGTHS = /^(?:4\d{12}|3[068]\d{12}|3[47]\d{13}|(?:4|5|6|35|2[2-7])\d{14,18})$/;

/** Finds card numbers in a text: of a length that cards have, with a right check digit. */
export function cardNumbersIn(
  text: string,
): readonly { readonly offset: number; readonly value: string; readonly digits: string }[] {
  return [...text.matchAll(CARD)]
    .map(({ 0: value, index }) => ({ offset: index, value, digits: value.replace(/\D/g, '') }))
    .filter(({ digits }) => LENGTHS.test(digits) && passesLuhn(digits));
}

/** Whether the last digit of a number is its check digit (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}
