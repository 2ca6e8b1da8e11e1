/** This module is the Model Context Protocol server, and the only one that depends on the SDK of the protocol. */
import { ProtocolError, ProtocolErrorCode, Server, type Tool as ListedTool } from '@modelcontextprotocol/server';
import { serveStdio as serve } from '@modelcontextprotocol/server/stdio';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { validatorOf } from '#src/shared/schema/validator.ts';
import { didYouMean } from '#src/shared/text/nearest.ts';
import type { BuiltSite } from './built-site.ts';
import { ToolError, type Tool } from './tool.ts';
import { TOOLS } from './tools/index.ts';
import { readAt } from './tools/read-page.ts';

const MARKDOWN = 'text/markdown';
/** URI scheme of resources: `docs:///card-payments`. */
const SCHEME = 'docs://';
/** Maximum number of resources in one response to `resources/list`. */
const PAGE = 200;

const validator = validatorOf({ openapi: '3.1.0' } as OpenApiDocument);

/**
 * Serves the tools and pages on standard input and output until the client disconnects. Nothing else may write to
 * standard output.
 */
export async function serveStdio(site: BuiltSite, version: string): Promise<void> {
  const left = new Promise((resolve) => process.stdin.once('end', resolve));
  // Clients of the 2026 protocol and of older versions are served, each in its own version.
  const connection = serve(() => createServer(site, version));
  await left;
  await connection.close();
}

/** Creates a server with all tools, and with every page as a resource. */
function createServer(site: BuiltSite, version: string): Server {
  const server = new Server(
    { name: 'documentation', version },
    { capabilities: { tools: {}, resources: {} }, instructions: site.instructions },
  );
  server.setRequestHandler('tools/list', () => ({
    tools: TOOLS.map((tool) => ({
      name: tool.name,
      title: tool.title,
      description: tool.description,
      inputSchema: inputOf(tool, site) as ListedTool['inputSchema'],
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const { text, failed } = await answer(params.name, params.arguments ?? {}, site);
    return { content: [{ type: 'text', text }], isError: failed };
  });
  server.setRequestHandler('resources/list', ({ params }) => {
    const start = Number(params?.cursor ?? 0);
    if (!(Number.isInteger(start) && start >= 0 && start % PAGE === 0 && start < Math.max(1, site.pages.size)))
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        'Unknown cursor: a list of resources returns it as `nextCursor`.',
      );
    const pages = [...site.pages].slice(start, start + PAGE);
    return {
      resources: pages.map(([href, title]) => ({
        uri: `${SCHEME}${encodeURI(href)}`,
        name: title,
        mimeType: MARKDOWN,
      })),
      ...(start + PAGE < site.pages.size ? { nextCursor: String(start + PAGE) } : {}),
    };
  });
  server.setRequestHandler('resources/read', ({ params }) => {
    try {
      return { contents: [{ uri: params.uri, mimeType: MARKDOWN, text: readAt(params.uri, site) }] };
    } catch (problem) {
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        problem instanceof ToolError ? problem.message : 'No such page.',
      );
    }
  });
  return server;
}

/** Calls a tool and returns its result, or its error as text that an agent reads. */
async function answer(name: string, input: Raw, site: BuiltSite): Promise<{ text: string; failed: boolean }> {
  try {
    return { text: await result(name, input, site), failed: false };
  } catch (thrown) {
    if (!(thrown instanceof ToolError)) throw thrown;
    return { text: thrown.message, failed: true };
  }
}

/**
 * Calls a tool and returns its result.
 *
 * @throws {ToolError} when there is no such tool, its arguments are invalid, or it has no response.
 */
async function result(name: string, input: Raw, site: BuiltSite): Promise<string> {
  const tool = TOOLS.find((each) => each.name === name);
  if (tool === undefined) {
    const names = TOOLS.map((each) => each.name);
    throw new ToolError(`There is no tool \`${name}\`. ${didYouMean(name, names)}`);
  }
  const violations = validator.validate(inputOf(tool, site), input, 'request');
  if (violations.length > 0) throw new ToolError(violations.map(({ message }) => message).join(' '));
  const { version, ...others } = input;
  return tool.answer(others, site.versions.get(String(version))?.() ?? site);
}

/** Returns the JSON Schema of the arguments of a tool. Adds the argument `version` if the site has earlier versions. */
function inputOf({ properties, required, ofAllVersions }: Tool, { versions }: BuiltSite): Raw {
  const version = {
    type: 'string',
    enum: [...versions.keys()],
    description: 'An earlier version of the API; the current one if left out.',
  };
  return {
    type: 'object',
    properties: versions.size === 0 || ofAllVersions ? properties : { ...properties, version },
    required,
    additionalProperties: false,
  };
}
