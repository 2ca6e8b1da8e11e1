/**
 * Percent-decodes a string (RFC 3986, section 2.1). Undefined if an escape is malformed, or if the bytes are not UTF-8.
 */
export function decodeText(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Percent-decodes a path or reference, except encoded delimiters such as `%2F`. A malformed string is returned
 * unchanged.
 */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
