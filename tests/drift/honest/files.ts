import { parseDocument, type Document } from 'yaml';
import type { Version } from '../version.ts';

/** Texts that are being changed. Those on the disk stay as they are. */
export interface Files {
  /** Paths that match, sorted. */
  list(pattern: RegExp): readonly string[];
  text(file: string): string;
  /** The YAML document of a file; what is changed in it counts. */
  document(file: string): Document;
  write(file: string, text: string): void;
  remove(file: string): void;
  /** The files that read otherwise now. */
  changed(): readonly Version[];
}

/** As the files of the description are written. */
const STYLE = { lineWidth: 88, singleQuote: true, flowCollectionPadding: false } as const;

interface Opened {
  readonly document: Document;
  /** The text before any change, in our style: so that opening a file does not change it. */
  readonly before: string;
}

/** Starts from some texts by path. */
export function createFiles(texts: ReadonlyMap<string, string>): Files {
  const written = new Map<string, string | null>();
  const opened = new Map<string, Opened>();
  /** The text as it is now; null where the file is gone, undefined where there never was one. */
  const now = (file: string): string | null | undefined => {
    const open = opened.get(file);
    const text = open?.document.toString(STYLE);
    return text === undefined || text === open?.before
      ? written.has(file)
        ? written.get(file)
        : texts.get(file)
      : text;
  };
  const text = (file: string): string => {
    const found = now(file);
    if (found === null || found === undefined) throw new Error(`There is no file ${file}.`);
    return found;
  };
  return {
    text,
    list(pattern) {
      return [...new Set([...texts.keys(), ...written.keys()])]
        .filter((file) => pattern.test(file) && written.get(file) !== null)
        .sort();
    },
    document(file) {
      const open = opened.get(file);
      if (open !== undefined) return open.document;
      const document = parseDocument(text(file));
      opened.set(file, { document, before: document.toString(STYLE) });
      return document;
    },
    write(file, changed) {
      opened.delete(file);
      written.set(file, changed);
    },
    remove(file) {
      text(file);
      opened.delete(file);
      written.set(file, null);
    },
    changed() {
      return [...new Set([...written.keys(), ...opened.keys()])]
        .map((file) => ({ file, text: now(file) ?? null }))
        .filter(({ file, text: after }) => after !== (texts.get(file) ?? null));
    },
  };
}
