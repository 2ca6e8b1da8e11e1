import {
  attachedFolder,
  immutableFolder,
  markdownExtension,
  markdownHeader,
  pageLink,
  VARY,
  VERSION_PATTERN,
} from '../headers.ts';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import type { OutputFile } from '../output-file.ts';
import { HTML_IS_PREFERRED, HTML_RANGES, MARKDOWN, QUALITY, rangePattern } from './accept.ts';
import type { HostedSite } from './hosted-site.ts';

/**
 * Writes the edge function of Netlify, which runs in Deno. It sends a page as Markdown to clients that prefer Markdown.
 */
export function netlify({ base }: HostedSite): OutputFile {
  const contents = `// Copy to netlify/edge-functions/markdown.js beside netlify.toml.
${answer(base)}
export default (request, context) =>
  answer(request, (asked) => context.next(asked, { sendConditionalRequest: true }));

export const config = {
  path: ${JSON.stringify(`${base}*`)},
  excludedPath: ${JSON.stringify(filesOf(base))},
  method: ["GET", "HEAD"],
};
`;
  return { path: '_hosting/netlify.js', contents };
}

/**
 * Writes the Worker of Cloudflare Pages in advanced mode. Its ASSETS binding serves static files, and applies
 * `_headers` and `_redirects`.
 */
export function cloudflare({ base }: HostedSite): OutputFile {
  const routes = { version: 1, include: [`${base}*`], exclude: filesOf(base) };
  const contents = `// Copy to _worker.js beside _headers. Requests for files cost nothing with this _routes.json beside it:
// ${JSON.stringify(routes)}
${answer(base)}
export default {
  fetch: (request, env) => answer(request, (asked) => env.ASSETS.fetch(asked)),
};
`;
  return { path: '_hosting/cloudflare.js', contents };
}

/** Returns URL patterns of files that are never pages, for which the handler need not run. */
const filesOf = (base: string): readonly string[] =>
  [immutableFolder, attachedFolder].map((folder) => `${base}${folder}*`);

/**
 * Returns the code of the request handler, which is the same for Netlify and Cloudflare: it uses only standard requests
 * and responses. The handler treats a response as a page if its status is 304, or if it is successful and its media
 * type is HTML.
 */
function answer(base: string): string {
  const pattern = (range: string): string => String(new RegExp(rangePattern(range), 'i'));
  return `const MARKDOWN = [${pattern(MARKDOWN)}];
const HTML = [
  ${HTML_RANGES.map(pattern).join(',\n  ')},
];
const HTML_IS_PREFERRED =
  ${String(new RegExp(HTML_IS_PREFERRED, 'i'))};

function quality(ranges, accept) {
  const named = ranges.map((range) => range.exec(accept)).findLast(Boolean);
  return named ? (named[1] ?? "${QUALITY.named}") : "${QUALITY.missing}";
}

async function answer(request, send) {
  const response = await send(request);
  const url = new URL(request.url);
  const isHtml = response.ok && /^text\\/html\\b/.test(response.headers.get("Content-Type"));
  if (!url.pathname.startsWith(${JSON.stringify(base)}) || !(isHtml || response.status === 304)) return response;
  const page = url.pathname.replace(/\\/$/, "");
  const accept = request.headers.get("Accept") ?? "";
  if (!HTML_IS_PREFERRED.test(\`\${quality(MARKDOWN, accept)}:\${quality(HTML, accept)}:\${accept}\`)) {
    url.pathname = \`\${page}.${markdownExtension}\`;
    const markdown = await send(new Request(url, request));
    if (markdown.status !== 404) {
      await response.body?.cancel();
      return ofPage(markdown, page);
    }
  }
  return ofPage(response, page);
}

function link(page) {
  const version = ${String(new RegExp(`^${escapeRegExp(base)}(${VERSION_PATTERN})`))}.exec(page)?.[1] ?? "";
  return ${JSON.stringify(pageLink('{page}', `${base}{version}`))}.replace("{page}", () => page).replace("{version}", () => version);
}

function ofPage(response, page) {
  const headers = new Headers(response.headers);
  headers.set("Vary", ${JSON.stringify(VARY.page)});
  headers.delete(${JSON.stringify(markdownHeader.name)});
  if (response.status !== 304) headers.set("Link", link(page));
  return new Response(response.body, { status: response.status, headers });
}
`;
}
