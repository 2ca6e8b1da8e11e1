/**
 * Highlights code during the build, with the grammars and the JavaScript engine of Shiki. The output has elements of
 * five kinds instead of colours.
 */
import type { GrammarState, HighlighterCore, ThemedToken, ThemeRegistrationRaw } from 'shiki/core';
import { memoize, memoizeText } from '#src/shared/text/memoize.ts';

/** Highlights code as escaped HTML, in elements that the style sheet colours. */
export type Highlight = (text: string, syntax: string) => string;

/** Supported grammars; each is loaded only if the site has code in its language. */
const GRAMMARS = {
  bash: () => import('shiki/langs/bash.mjs'),
  csharp: () => import('shiki/langs/csharp.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  http: () => import('shiki/langs/http.mjs'),
  java: () => import('shiki/langs/java.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  kotlin: () => import('shiki/langs/kotlin.mjs'),
  php: () => import('shiki/langs/php.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  ruby: () => import('shiki/langs/ruby.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
} as const;
type Grammar = keyof typeof GRAMMARS;

const aliases: Readonly<Record<string, string>> = {
  js: 'javascript',
  mjs: 'javascript',
  sh: 'bash',
  shell: 'bash',
  yml: 'yaml',
  py: 'python',
  rb: 'ruby',
  kt: 'kotlin',
  cs: 'csharp',
};

/**
 * The HTML element for each kind of token (keyword, string, constant, name, comment), with the TextMate scopes of that
 * kind. A page has thousands of these elements, so their names are short: classes would take three times the space.
 * Assistive technology ignores these elements.
 */
const elements = {
  u: ['keyword', 'storage', 'entity.name.tag', 'support.type.primitive', 'variable.language'],
  i: ['string', 'punctuation.definition.string'],
  bdi: ['constant', 'support.constant'],
  b: [
    'entity.name.function',
    'support.function',
    'meta.function-call entity.name',
    'support.type.property-name',
    'entity.other.attribute-name',
    'entity.name.type',
    'entity.name.class',
  ],
  var: ['comment', 'punctuation.definition.comment'],
} as const;

/**
 * Maximum length of a highlighted line in characters; longer lines remain plain. Shiki's own limit, which is a time, is
 * not used: the output would depend on how busy the machine is.
 */
const longest = 1000;

const plain = '#000000';
const colours = Object.keys(elements).map((name, index) => ({ name, colour: `#00000${index + 1}` }));

const theme: ThemeRegistrationRaw = {
  name: 'elements',
  type: 'light',
  colors: { 'editor.foreground': plain, 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: plain } },
    ...colours.map(({ name, colour }) => ({
      scope: [...elements[name as keyof typeof elements]],
      settings: { foreground: colour },
    })),
    // Code inside a template string is not highlighted as a string. The name of a JSON member includes its quotation
    // marks.
    {
      scope: ['keyword.operator', 'punctuation.separator', 'meta.embedded', 'meta.template.expression'],
      settings: { foreground: plain },
    },
    {
      scope: ['keyword.operator.new', 'keyword.operator.expression', 'keyword.operator.logical.python'],
      settings: { foreground: '#000001' },
    },
    {
      scope: ['support.type.property-name.json punctuation', 'support.type.property-name.json'],
      settings: { foreground: '#000004' },
    },
  ],
};

/** Highlights code in one language, as escaped HTML. */
export type Language = (text: string) => string;

/** Loads a grammar by its name; only once, because grammars are large. */
export const languageOf = memoizeText(100, (name) => load(name as Grammar));

/** Loads Shiki on first use: most builds contain only cached code. */
const shiki = memoize(async () => {
  const [{ createHighlighterCoreSync }, { createJavaScriptRegexEngine }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/javascript'),
  ]);
  return { createHighlighterCoreSync, engine: createJavaScriptRegexEngine({ forgiving: true }) };
});

/** Loads a grammar into a highlighter of its own, so that the output does not depend on other loaded grammars. */
async function load(name: Grammar): Promise<Language> {
  const [{ createHighlighterCoreSync, engine }, grammar] = await Promise.all([shiki(), GRAMMARS[name]()]);
  const highlighter = createHighlighterCoreSync({ engine, themes: [theme], langs: grammar.default, warnings: false });
  const line = createLines(highlighter, name);
  return (text) => {
    let state = 0;
    const lines = text.split(/\r?\n/).map((content) => {
      const { html, next } = line(content, state);
      state = next;
      return html;
    });
    return lines.join('\n').replaceAll(PARTED, '$2');
  };
}

/**
 * Matches the end of an element and the start of another of the same kind, with only a dot or white space between. The
 * two elements are merged.
 */
const PARTED = /<\/(b|bdi|i|u|var)>(\.|\s+)<\1>/g;

/**
 * A highlighted line as HTML, and the number of the grammar's state at its end. The state says, for example, that the
 * next line is inside a comment.
 */
interface Line {
  readonly html: string;
  readonly next: number;
}

/** Size of the cache for each language, in lines. */
const REMEMBERED = 20_000;

/**
 * Returns a function that highlights one line. Its argument `state` is the number of the grammar's state before the
 * line. Results are cached by line and state, because samples of a thousand operations share most of their lines.
 */
function createLines(highlighter: HighlighterCore, lang: Grammar): (text: string, state: number) => Line {
  const states: (GrammarState | undefined)[] = [undefined];
  const numberOf = (state: GrammarState): number => {
    const stack = state.getInternalStack();
    const index = states.findIndex(
      (each) => each !== undefined && stack !== undefined && each.getInternalStack()?.equals(stack),
    );
    return index < 0 ? states.push(state) - 1 : index;
  };
  const line = memoizeText(REMEMBERED, (_, text: string, state: number): Line => {
    const tokens = highlighter.codeToTokensBase(text, {
      lang,
      theme: 'elements',
      tokenizeTimeLimit: 0,
      tokenizeMaxLineLength: longest,
      ...(states[state] === undefined ? {} : { grammarState: states[state] }),
    });
    const last = highlighter.getLastGrammarState(tokens);
    return { html: tokens.map(spans).join(''), next: last === undefined ? state : numberOf(last) };
  });
  return (text, state) => line(`${state} ${text}`, text, state);
}

function spans(tokens: readonly ThemedToken[]): string {
  const runs: { name: string; text: string }[] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    const name = elementOf(token, last?.name);
    if (last && (last.name === name || token.content.trim() === '')) last.text += token.content;
    else runs.push({ name, text: token.content });
  }
  return runs
    .map((run) => (run.name ? `<${run.name}>${plainCode(run.text)}</${run.name}>` : plainCode(run.text)))
    .join('');
}

/**
 * Returns the name of the element for a token; an empty string for plain text. Some grammars mark punctuation as a
 * constant: it becomes plain text, except a quotation mark after a string.
 */
function elementOf({ color, content }: ThemedToken, before: string | undefined): string {
  const name = colours.find(({ colour }) => colour === color?.toLowerCase())?.name ?? '';
  if (name !== 'bdi' || /\w/.test(content)) return name;
  return before === 'i' && /["'`]/.test(content) ? 'i' : '';
}

/** Returns the grammar for a name of a syntax, such as `js` or `javascript`; undefined if there is none. */
export function grammarOf(syntax: string): Grammar | undefined {
  const lower = syntax.toLowerCase();
  const name = aliases[lower] ?? lower;
  return Object.hasOwn(GRAMMARS, name) ? (name as Grammar) : undefined;
}

/**
 * Escapes code that is not highlighted, so that it can be the text of an HTML element (HTML, 13.1.2.1 and 13.1.4).
 * Quotation marks are not escaped.
 */
export function plainCode(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
