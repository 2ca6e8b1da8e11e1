import type { Declared } from './declared.ts';
import { isStyled } from './forms.ts';
import { nearName } from './near.ts';
import type { SpanProblem } from './span-problem.ts';
import type { Piece } from '../lookup/guides/passages.ts';

/** Words and paths, those of URLs, files and e-mail addresses aside. */
const WORD = /(?<![\w/.:@#{}$-])(?:[A-Za-z]\w*|\/[\w{}][\w{}./-]*[\w}])(?![\w/@({}]|[.:-]\w)/g;

/** Plain words in the form of a name or path that are, or nearly are, those of the API: they belong into code. */
export function wordProblems({ text, isLinked }: Piece, declared: Declared): readonly SpanProblem[] {
  if (isLinked === true || !/[a-z\d][A-Z]|_|\//.test(text)) return [];
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const meant = word.startsWith('/')
      ? pathMeant(word, declared)
      : isStyled(word)
        ? nameMeant(word, declared)
        : undefined;
    if (meant === undefined) return [];
    const isExact = meant === word;
    return [
      {
        unknown: word,
        offset: index,
        severity: isExact ? 'warning' : 'error',
        message: isExact ? `\`${word}\` is a name of the API.` : `\`${word}\` is nearly \`${meant}\`.`,
        hint: `Write it as code: \`${meant}\` in backticks.`,
        ...(isExact ? {} : { meant }),
      } satisfies SpanProblem,
    ];
  });
}

function pathMeant(path: string, { paths }: Declared): string | undefined {
  return paths.methodsAt(path).length > 0 ? path : paths.near(path);
}

/** Capitals of a brand (`PayPal`) are no slip: a name that is meant begins alike, and has such a form itself. */
function nameMeant(word: string, { isName, known, names }: Declared): string | undefined {
  if (isName(word)) return word;
  const near = known.has(word) ? undefined : nearName(word, names);
  return near !== undefined && near[0] === word[0] && isStyled(near) ? near : undefined;
}
