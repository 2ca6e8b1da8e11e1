import type { MediaType } from '#src/model/media-type.ts';
import { isJson } from '#src/shared/samples/body.ts';
import type { DownloadSource } from '#scripts/compile/downloads/download-source.ts';

/**
 * A program that gives the authored JSON examples of every call to a function that takes the type of their body. A value
 * that was read may have members which a schema does not name; a literal may not.
 */
export function assignments({ calls }: Pick<DownloadSource, 'calls'>): {
  readonly text: string;
  readonly count: number;
} {
  const lines = calls.flatMap(({ operation }) => {
    const { path = '', method, requestBody, responses } = operation;
    const type = `paths[${JSON.stringify(path)}][${JSON.stringify(method.toLowerCase())}]`;
    const of = (place: string, content: readonly MediaType[]): readonly string[] =>
      content
        .filter(({ mediaType }) => isJson(mediaType))
        .flatMap(({ mediaType, examples }) =>
          examples
            .filter(({ generated }) => generated !== true)
            .map(
              ({ value }) =>
                `example<NonNullable<${type}${place}>['content'][${JSON.stringify(mediaType)}]>(read(${JSON.stringify(value)}));`,
            ),
        );
    return [
      ...(requestBody === undefined
        ? []
        : of(requestBody.required ? `['requestBody']` : `['requestBody']`, requestBody.content)),
      ...responses.flatMap(({ status, content }) =>
        of(`['responses'][${/^\d+$/.test(status) ? status : JSON.stringify(status)}]`, content),
      ),
    ];
  });
  return {
    text: `import type { paths } from './types.d.ts';\n\ntype Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;\ndeclare function read<const V>(value: V): Mutable<V>;\ndeclare function example<T>(value: T): void;\n\n${lines.join('\n')}\n`,
    count: lines.length,
  };
}
