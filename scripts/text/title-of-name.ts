import { capitalise } from '#src/shared/text/words.ts';
/**
 * Converts an identifier to words: `WebPluginParameters` becomes `Web plugin parameters`, `OTPRequest` becomes `OTP
 * request`.
 */
export function titleOfName(name: string): string {
  const words = name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_.-]+/)
    .filter((word) => word !== '')
    .map((word, index) => (index === 0 || isAbbreviation(word) ? word : word.toLowerCase()));
  const [first = name, ...others] = words;
  return [capitalise(first), ...others].join(' ');
}

function isAbbreviation(word: string): boolean {
  return /^\p{Lu}[\p{Lu}\p{N}]+s?$/u.test(word);
}
