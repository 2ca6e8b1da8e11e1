/** Highlights code at build: Shiki's grammars on its JavaScript engine, five classes instead of colours. */
import {
  createHighlighterCoreSync,
  type GrammarState,
  type HighlighterCore,
  type LanguageRegistration,
  type ThemedToken,
  type ThemeRegistrationRaw,
} from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';

/** Highlights code as escaped HTML, with classes only. */
export type Highlight = (text: string, syntax: string) => string;

type Grammar = () => Promise<{ default: LanguageRegistration[] }>;

/** Supported grammars; each is loaded only when the site has code in it. */
const grammars: Readonly<Record<string, Grammar>> = {
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
};

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
 * Scopes (TextMate) by class: keyword, string, constant, name, comment. The colours stand for classes and are never
 * printed.
 */
const classes = {
  k: ['keyword', 'storage', 'entity.name.tag', 'support.type.primitive', 'variable.language'],
  s: ['string', 'punctuation.definition.string'],
  n: ['constant', 'support.constant'],
  f: [
    'entity.name.function',
    'support.function',
    'meta.function-call entity.name',
    'support.type.property-name',
    'entity.other.attribute-name',
    'entity.name.type',
    'entity.name.class',
  ],
  c: ['comment', 'punctuation.definition.comment'],
} as const;

/**
 * Longer lines stay plain. A limit in characters, not in time as is Shiki's default: a busy machine must not change the
 * site.
 */
const longest = 1000;

const plain = '#000000';
const colours = Object.keys(classes).map((name, index) => ({ name, colour: `#00000${index + 1}` }));

const theme: ThemeRegistrationRaw = {
  name: 'classes',
  type: 'light',
  colors: { 'editor.foreground': plain, 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: plain } },
    ...colours.map(({ name, colour }) => ({
      scope: [...classes[name as keyof typeof classes]],
      settings: { foreground: colour },
    })),
    // Interpolated code is code again; a JSON name is a name with its quotes.
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

/** Whether a syntax has a grammar; code in any other is printed plain. */
export function hasGrammar(syntax: string): boolean {
  return canonical(syntax) in grammars;
}

/** Creates a highlighter for some syntaxes; other syntaxes are printed plain. */
export async function createHighlight(syntaxes: Iterable<string>): Promise<Highlight> {
  const names = [...new Set([...syntaxes].filter(hasGrammar).map(canonical))];
  const known = new Map(await Promise.all(names.map(async (name) => [name, await languageOf(name)] as const)));
  return (text, syntax) => known.get(canonical(syntax))?.(text) ?? plainCode(text);
}

type Language = (text: string) => string;

/** A grammar is large, and is loaded once. */
const languages = new Map<string, Promise<Language>>();

function languageOf(name: string): Promise<Language> {
  const made = languages.get(name) ?? load(name);
  languages.set(name, made);
  return made;
}

const engine = createJavaScriptRegexEngine({ forgiving: true });

/** Each grammar has a highlighter of its own: what its code looks like does not depend on which others are loaded. */
async function load(name: string): Promise<Language> {
  const grammar = await grammars[name]?.();
  const highlighter = createHighlighterCoreSync({
    engine,
    themes: [theme],
    langs: grammar?.default ?? [],
    warnings: false,
  });
  const line = createLines(highlighter, name);
  return (text) => {
    let state = 0;
    return text
      .split(/\r?\n/)
      .map((content) => {
        const { html, next } = line(content, state);
        state = next;
        return html;
      })
      .join('\n');
  };
}

/** A line as HTML, and the state of the grammar after it. */
interface Line {
  readonly html: string;
  readonly next: number;
}

/** Size of the cache of lines, for each language. */
const REMEMBERED = 20_000;

/**
 * Highlights line by line, cached: samples of a thousand operations have most of their lines in common, and a line is
 * highlighted alike wherever the grammar is in the same state.
 */
function createLines(highlighter: HighlighterCore, lang: string): (text: string, state: number) => Line {
  const states: (GrammarState | undefined)[] = [undefined];
  const known = new Map<string, Line>();
  const numberOf = (state: GrammarState): number => {
    const stack = state.getInternalStack();
    const index = states.findIndex(
      (each) => each !== undefined && stack !== undefined && each.getInternalStack()?.equals(stack),
    );
    return index < 0 ? states.push(state) - 1 : index;
  };
  return (text, state) => {
    const key = `${state} ${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const tokens = highlighter.codeToTokensBase(text, {
      lang,
      theme: 'classes',
      tokenizeTimeLimit: 0,
      tokenizeMaxLineLength: longest,
      ...(states[state] === undefined ? {} : { grammarState: states[state] }),
    });
    const last = highlighter.getLastGrammarState(tokens);
    const line = { html: tokens.map(spans).join(''), next: last === undefined ? state : numberOf(last) };
    if (known.size >= REMEMBERED) known.clear();
    known.set(key, line);
    return line;
  };
}

function spans(tokens: readonly ThemedToken[]): string {
  const runs: { name: string; text: string }[] = [];
  for (const token of tokens) {
    const name = colours.find(({ colour }) => colour === token.color?.toLowerCase())?.name ?? '';
    const last = runs.at(-1);
    if (last && (last.name === name || token.content.trim() === '')) last.text += token.content;
    else runs.push({ name, text: token.content });
  }
  return runs
    .map((run) => (run.name ? `<span class="${run.name}">${plainCode(run.text)}</span>` : plainCode(run.text)))
    .join('');
}

function canonical(syntax: string): string {
  const name = syntax.toLowerCase();
  return aliases[name] ?? name;
}

/** Code without highlighting, as the text of an element (HTML, 13.1.2.1 and 13.1.4): quotes are as they are. */
export function plainCode(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
