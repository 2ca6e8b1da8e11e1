/** Percent-decoding (RFC 3986, section 2.1); undefined where it is malformed or no UTF-8. */
export function decodeText(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** A path or reference decoded but for what would divide it otherwise; as it is where it is malformed. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
