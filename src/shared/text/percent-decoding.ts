/** Percent-decodes a text (RFC 3986, section 2.1); undefined if it is malformed or not UTF-8. */
export function decodeText(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Decodes a path or reference, except encoded separators; returns a malformed one unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
