/** Highlights code at build: Shiki's grammars on its JavaScript engine, five classes instead of colours. */
import { createHighlighterCoreSync, type HighlighterCore, type LanguageRegistration, type ThemeRegistrationRaw } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';

/** Escaped HTML of a piece of code, spans carrying classes only. */
export type Highlight = (text: string, syntax: string) => string;

type Grammar = () => Promise<{ default: LanguageRegistration[] }>;

/** Grammars that may be asked for; each is loaded only when the site has code in it. */
const grammars: Readonly<Record<string, Grammar>> = {
  bash: () => import('@shikijs/langs/bash'),
  csharp: () => import('@shikijs/langs/csharp'),
  go: () => import('@shikijs/langs/go'),
  html: () => import('@shikijs/langs/html'),
  http: () => import('@shikijs/langs/http'),
  java: () => import('@shikijs/langs/java'),
  javascript: () => import('@shikijs/langs/javascript'),
  json: () => import('@shikijs/langs/json'),
  kotlin: () => import('@shikijs/langs/kotlin'),
  php: () => import('@shikijs/langs/php'),
  python: () => import('@shikijs/langs/python'),
  ruby: () => import('@shikijs/langs/ruby'),
  yaml: () => import('@shikijs/langs/yaml'),
};

const aliases: Readonly<Record<string, string>> = { js: 'javascript', mjs: 'javascript', sh: 'bash', shell: 'bash', yml: 'yaml', py: 'python', rb: 'ruby', kt: 'kotlin', cs: 'csharp' };

/** Scopes (TextMate) by class: keyword, string, constant, name, comment. The colours stand for the classes and are never printed. */
const classes = {
  k: ['keyword', 'storage', 'entity.name.tag', 'support.type.primitive', 'variable.language'],
  s: ['string', 'punctuation.definition.string'],
  n: ['constant', 'support.constant'],
  f: ['entity.name.function', 'support.function', 'meta.function-call entity.name', 'support.type.property-name', 'entity.other.attribute-name', 'entity.name.type', 'entity.name.class'],
  c: ['comment', 'punctuation.definition.comment'],
} as const;

/** Longer lines stay plain. A limit in characters, not in time as is Shiki's default: a busy machine must not change the site. */
const longest = 5000;

const plain = '#000000';
const colours = Object.keys(classes).map((name, index) => ({ name, colour: `#00000${index + 1}` }));

const theme: ThemeRegistrationRaw = {
  name: 'classes',
  type: 'light',
  colors: { 'editor.foreground': plain, 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: plain } },
    ...colours.map(({ name, colour }) => ({ scope: [...classes[name as keyof typeof classes]], settings: { foreground: colour } })),
    // What a string interpolates is code again; a JSON name is a name, whichever quotes it wears.
    { scope: ['keyword.operator', 'punctuation.separator', 'meta.embedded', 'meta.template.expression'], settings: { foreground: plain } },
    { scope: ['keyword.operator.new', 'keyword.operator.expression', 'keyword.operator.logical.python'], settings: { foreground: '#000001' } },
    { scope: ['support.type.property-name.json punctuation', 'support.type.property-name.json'], settings: { foreground: '#000004' } },
  ],
};

/** A highlighter for these syntaxes; others are printed plain. Results are kept by text. */
export async function createHighlight(syntaxes: Iterable<string>): Promise<Highlight> {
  const names = [...new Set([...syntaxes].map(canonical))].filter((name) => name in grammars).sort();
  const langs = await Promise.all(names.map((name) => grammars[name]?.()));
  const highlighter = createHighlighterCoreSync({
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    themes: [theme],
    langs: langs.flatMap((lang) => lang?.default ?? []),
  });
  const known = new Map<string, string>();
  return (text, syntax) => {
    const name = canonical(syntax);
    if (!names.includes(name)) return escape(text);
    const key = `${name}\0${text}`;
    const html = known.get(key) ?? tokens(highlighter, text, name);
    known.set(key, html);
    return html;
  };
}

function tokens(highlighter: HighlighterCore, text: string, lang: string): string {
  const lines = highlighter.codeToTokensBase(text, { lang, theme: 'classes', tokenizeTimeLimit: 0, tokenizeMaxLineLength: longest }).map((line) => {
    const runs: { name: string; text: string }[] = [];
    for (const token of line) {
      const name = colours.find(({ colour }) => colour === token.color?.toLowerCase())?.name ?? '';
      const last = runs.at(-1);
      if (last && (last.name === name || token.content.trim() === '')) last.text += token.content;
      else runs.push({ name, text: token.content });
    }
    return runs.map((run) => (run.name ? `<span class="${run.name}">${escape(run.text)}</span>` : escape(run.text))).join('');
  });
  return lines.join('\n');
}

function canonical(syntax: string): string {
  const name = syntax.toLowerCase();
  return aliases[name] ?? name;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character);
}
