import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { decodePath } from '#src/shared/text/percent-decoding.ts';
import { nearest, suggest, suggestion } from '#src/shared/text/nearest.ts';
import { isRecord } from '#src/shared/schema/raw.ts';
import { atPointer, isReference, unescapePointer } from '#src/shared/schema/resolve-ref.ts';
import { displayPath, type Problem } from '../../cli/problem.ts';
import type { DescriptionSource } from './load.ts';
import { loadedDocuments } from './locator.ts';

type Words = Pick<Problem, 'message' | 'hint' | 'suggested' | 'replaces' | 'target'>;

/** Explains why a `$ref` of a file does not resolve, and suggests the probable target. */
export async function unresolvedReference(description: DescriptionSource, file: string, ref: string): Promise<Words> {
  const [encoded = '', pointer] = ref.split('#');
  const uri = decodePath(encoded);
  if (/^[a-z][a-z0-9+.-]*:/i.test(uri))
    return {
      message: `The \`$ref\` leads to \`${uri}\`. No \`$id\` in this file has this value, and URLs outside the project are not fetched.`,
      hint: 'Correct the `$ref` or the `$id`, or keep a copy of the file beside the description and refer to that copy.',
    };
  const target = uri === '' ? file : description.resolver.resolveExternalRef(file, encoded);
  if (!existsSync(target)) return { ...lostFile(file, target, uri, pointer), target };
  const document = await description.resolver.resolveDocument(null, target).catch(() => undefined);
  const parsed = document === undefined || document instanceof Error ? undefined : document.parsed;
  if (parsed === undefined)
    return {
      message: `The \`$ref\` leads to \`${uri}\`, a file that cannot be parsed.`,
      hint: 'Correct the problems of that file first.',
    };
  if (uri === '' && file !== description.entry && ref.startsWith('#/components/'))
    return partFile(description, file, ref);
  if (pointer !== undefined && /^[^/]/.test(pointer))
    return {
      message: `The \`$ref\` leads to the anchor \`${pointer}\`, but nothing in ${uri === '' ? 'this file' : `\`${uri}\``} has the \`$anchor\` \`${pointer}\`.`,
      hint: `Add \`$anchor: ${pointer}\` to the schema that is meant, or write \`#/\` and the path to it.`,
    };
  return { ...unresolvedPointer(parsed, target, file, pointer ?? ''), target: `${target}#${pointer}` };
}

function lostFile(file: string, target: string, uri: string, pointer: string | undefined): Words {
  const folder = dirname(target);
  const message = `The \`$ref\` leads to \`${uri}\`, a file that does not exist.`;
  if (existsSync(folder) && !statSync(folder).isDirectory())
    return {
      message,
      hint: `The parts of a file follow \`#/\`: write \`${uri.slice(0, uri.lastIndexOf('/'))}#/${basename(target)}\`.`,
    };
  if (!existsSync(folder))
    return { message, hint: `There is no folder \`${displayPath(folder)}\`. Paths are relative to their file.` };
  const near = nearest(basename(target), readdirSync(folder));
  const suggested = near === undefined ? undefined : `${pathFrom(file, join(folder, near))}${suffix(pointer)}`;
  return {
    message,
    ...(suggested === undefined ? { hint: 'Correct the path: it is relative to this file.' } : suggestion(suggested)),
  };
}

/**
 * Explains an unresolved `#/components/…` in a file other than the entry file: its author probably means the components
 * of the entry file.
 */
function partFile({ document, entry }: DescriptionSource, file: string, ref: string): Words {
  const target = atPointer(document.parsed, ref);
  const inEntry = `${pathFrom(file, entry)}${ref}`;
  const message = `\`${ref}\` refers to this file, which has no such place.`;
  if (target === undefined)
    return { message, hint: `\`#/\` refers to the file that contains it. For the entry file, write \`${inEntry}\`.` };
  const own = isReference(target) ? pathFrom(file, resolve(dirname(entry), target.$ref)) : undefined;
  return { message, hint: `Write \`${own ?? inEntry}\`${own === undefined ? '' : `, or \`${inEntry}\``}.` };
}

/**
 * Explains why a JSON Pointer does not resolve. Names the first segment that the file lacks, and suggests a similar
 * key.
 */
function unresolvedPointer(parsed: unknown, target: string, file: string, pointer: string): Words {
  const where = target === file ? 'this file' : `\`${displayPath(target)}\``;
  const steps = pointer.split('/').slice(1);
  const known = steps.findIndex(
    (_, index) => atPointer(parsed, `#/${steps.slice(0, index + 1).join('/')}`) === undefined,
  );
  const above = known <= 0 ? parsed : atPointer(parsed, `#/${steps.slice(0, known).join('/')}`);
  const missing = unescapePointer(steps[Math.max(0, known)] ?? '');
  const section = steps.slice(0, Math.max(0, known)).join('/');
  const names = isRecord(above) ? Object.keys(above) : [];
  const correct = 'Correct the reference, or add its target.';
  return section === ''
    ? {
        message: `The \`$ref\` leads to \`#${pointer}\`, but ${where} has no \`${missing}\`.`,
        ...(nearest(missing, names) === undefined ? { hint: correct } : suggest(missing, names)),
      }
    : {
        message: `The \`$ref\` leads to \`${missing}\`, which is not under \`${section}\` of ${where}.`,
        ...suggest(missing, names),
      };
}

/** Reports each `$ref` that has no value because `#` begins a comment. */
export async function emptyReferences({ resolver, entry }: DescriptionSource): Promise<readonly Problem[]> {
  const documents = await loadedDocuments(resolver);
  return documents.flatMap(({ source: { absoluteRef, body } }) =>
    [...body.matchAll(/^(.*?)(["']?\$ref["']?:)[ \t]+#(\S*)/gm)].flatMap(
      ({ 1: before = '', 2: key = '', 3: rest = '', index }): readonly Problem[] =>
        /^\s*#|["']/.test(before)
          ? []
          : [
              {
                check: 'no-unresolved-refs',
                severity: 'error',
                message: 'The `$ref` is empty: in YAML, ` #` begins a comment.',
                hint: `Put it in quotes: \`$ref: '${absoluteRef === entry ? '' : pathFrom(absoluteRef, entry)}#${rest}'\`.`,
                location: {
                  file: displayPath(absoluteRef),
                  line: body.slice(0, index).split('\n').length,
                  column: before.length + 1,
                  endLine: body.slice(0, index).split('\n').length,
                  endColumn: before.length + key.length + 2,
                },
              },
            ],
    ),
  );
}

function pathFrom(file: string, target: string): string {
  return relative(dirname(file), target).split(sep).join('/');
}

function suffix(pointer: string | undefined): string {
  return pointer === undefined ? '' : `#${pointer}`;
}
