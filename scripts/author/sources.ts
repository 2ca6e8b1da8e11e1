import { asList, asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { UsageError } from '../cli/problem.ts';
import { suggest } from '#src/shared/text/nearest.ts';
import type { Draft } from './draft.ts';
import { refTo, type Place } from './place.ts';

/** Looks up the parts of the description that new files refer to. */
export class Sources {
  readonly draft: Draft;
  /** Absolute path of the entry file. */
  readonly entry: string;
  /** Absolute path of the folder of guides, if there is one. */
  readonly guides: string | undefined;

  constructor(draft: Draft, entry: string, guides: string | undefined) {
    [this.draft, this.entry, this.guides] = [draft, entry, guides];
  }

  /** Returns the keys of a section, such as `components/schemas`, in order. */
  names(...section: readonly string[]): readonly string[] {
    return Object.keys(this.members(...section));
  }

  /** Returns the entries of a section by key. A section that does not exist has none. */
  members(...section: readonly string[]): Raw {
    return asRecord(this.draft.valueAt(this.draft.follow(this.at(...section))));
  }

  /** Returns the place at which a component is defined, after `$ref`s are followed. */
  component(kind: string, name: string): Place {
    return this.draft.follow(this.at('components', kind, name));
  }

  /**
   * Returns a `$ref` to a component, relative to the file `from`.
   *
   * @throws {UsageError} when there is no such component.
   */
  refTo(kind: string, name: string, from: string): { readonly $ref: string } {
    const names = this.names('components', kind);
    if (!names.includes(name))
      throw new UsageError(`\`components.${kind}\` has no \`${name}\`.`, suggest(name, names).hint);
    return { $ref: refTo(this.component(kind, name), from) };
  }

  /**
   * Returns how schemas state that a value may be null: with the keyword `nullable` in OpenAPI 3.0, and with `type` in
   * later versions.
   */
  get nullable(): 'type' | 'nullable' {
    return asText(asRecord(this.draft.valueAt(this.at()))['openapi']).startsWith('3.0') ? 'nullable' : 'type';
  }

  get tags(): readonly string[] {
    const tags = this.draft.valueAt(this.draft.follow(this.at('tags')));
    return asList(tags).map((tag) => asText(asRecord(tag)['name']));
  }

  /** Returns the places of operations, by operation id. */
  get operations(): ReadonlyMap<string, Place> {
    return new Map(
      [['paths'], ['webhooks'], ['components', 'pathItems']].flatMap((section) =>
        this.names(...section).flatMap((name) => {
          const item = this.draft.follow(this.at(...section, name));
          return Object.entries(asRecord(this.draft.valueAt(item))).flatMap(([method, operation]) => {
            const id = asText(asRecord(operation)['operationId']);
            return id === '' ? [] : [[id, this.draft.below(item, method)] as const];
          });
        }),
      ),
    );
  }

  /**
   * Returns the error catalogue: responses in `components` that are marked `x-catalogue`, with their component names.
   */
  get catalogue(): readonly { readonly name: string; readonly code: string; readonly every: boolean }[] {
    return this.names('components', 'responses').flatMap((name) => {
      const entry = asRecord(this.draft.valueAt(this.component('responses', name)))['x-catalogue'];
      if (entry === undefined) return [];
      return [{ name, code: asText(asRecord(entry)['code']), every: asRecord(entry)['every'] === true }];
    });
  }

  /** Returns the place to which keys lead from the root of the entry file. */
  at(...keys: readonly string[]): Place {
    return this.draft.below({ file: this.entry, path: [] }, ...keys);
  }
}

/** Matches names of components (Components Object, OpenAPI 3.1, section 4.8.7). */
export const COMPONENT_NAME = /^[\w.-]+$/;
/** Matches operation ids and webhook keys: text that is not blank, without control characters. */
export const ANY_NAME = /^(?=.*\S)\P{Cc}+$/u;

/**
 * Ensures that a name is valid.
 *
 * @param example a valid name, for the hint
 * @throws {UsageError} when the name does not match the pattern.
 */
export function requireName(name: string, pattern: RegExp, example: string): void {
  if (!pattern.test(name))
    throw new UsageError(`\`${name}\` is not a valid name.`, `Write a name such as \`${example}\`.`);
}
