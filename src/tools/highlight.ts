/** Highlights code in the browser, as `scripts/build/highlight.ts` does at build by grammars: the same five elements. */

const STRINGS = /"""[^]*?"""|"(?:\\[^]|[^"\\\n])*"|`[^`]*`/.source;
const SINGLE = /'(?:\\[^]|[^'\\])*'/.source;
/** In a shell nothing is escaped between single quotes. */
const SHELL_SINGLE = /'[^']*'/.source;
const COMMENTS = /(?:\/\/|(?<=^|\s)#(?=\s|!)).*/.source;
const CONSTANTS = /\b(?:\d[\d_.]*(?:[eE][+-]?\d+)?|true|false|null|nil|None|True|False)\b/.source;
const KEYWORDS =
  /\b(?:as|async|await|begin|catch|class|const|def|defer|do|echo|else|end|except|final|for|from|fun|func|function|if|import|in|let|new|not|package|print|private|public|raise|require|rescue|return|static|string|struct|throw|throws|try|type|unless|use|using|val|var|void|while|with)\b/
    .source;
const CALLS = /\b[\w$]+(?=\()/.source;

const CODE = `(?<i>${STRINGS}|${SINGLE})|(?<var>${COMMENTS})|(?<bdi>${CONSTANTS})|(?<u>${KEYWORDS})|(?<b>${CALLS})`;
const GRAMMARS: Readonly<Record<string, string>> = {
  json: String.raw`(?<b>"(?:\\.|[^"\\\n])*"(?=\s*:))|(?<i>${STRINGS})|(?<bdi>-?${CONSTANTS})`,
  bash: `(?<i>${STRINGS}|${SHELL_SINGLE})|(?<var>${COMMENTS})|(?<b>^(?:curl|node)\\b)|(?<bdi>(?<=\\s)--?[a-z][\\w-]*)`,
  http: String.raw`(?<b>^[\w-]+(?=:\s))|(?<u>^[A-Z]+(?=\s\S+\sHTTP))`,
};

/** Returns the lines of a text in a syntax as escaped HTML. */
export function highlight(text: string, syntax: string): readonly string[] {
  const pattern = new RegExp(GRAMMARS[syntax] ?? CODE, 'gm');
  let html = '';
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [name] = Object.entries(match.groups ?? {}).find(([, part]) => part !== undefined) ?? [];
    html += plain(text.slice(end, match.index));
    end = match.index + match[0].length;
    // An element ends with its line.
    html += plain(match[0])
      .split('\n')
      .map((part) => `<${name}>${part}</${name}>`)
      .join('\n');
  }
  return (html + plain(text.slice(end))).split('\n');
}

function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
