import type { Href } from '#src/model/nav.ts';

/** Where each thing of the API is explained. The first page that shows a thing is its address. */
export interface Addresses {
  readonly operations: AddressBook;
  readonly webhooks: AddressBook;
  readonly schemas: AddressBook;
  /** Codes of the error catalogue. */
  readonly codes: AddressBook;
  /** `Transaction customer.email`: schema name and path below it. */
  readonly fields: AddressBook;
  /** `Channel=5`: schema name and value of an enum. */
  readonly values: AddressBook;
  /** Whether what pages add is kept. */
  readonly grows: boolean;
}

export interface AddressBook {
  get(name: string): Href | undefined;
  /** Keeps the first address given. */
  add(name: string, href: Href): void;
  names(): readonly string[];
}

/** Names of the API with the pages that the reference has for them. */
export type ReferenceAddresses = Readonly<
  Record<'operation' | 'webhook' | 'schema' | 'error', ReadonlyMap<string, Href>>
>;

/** Addresses as guides want them: where a guide explains a thing, else its page of the reference. */
export function createAddresses(reference?: ReferenceAddresses): Addresses {
  return {
    operations: createBook(reference?.operation),
    webhooks: createBook(reference?.webhook),
    schemas: createBook(reference?.schema),
    codes: createBook(reference?.error),
    fields: createBook(),
    values: createBook(),
    grows: true,
  };
}

/**
 * Addresses as the reference wants them: its own pages, else where a guide explains a thing, of which `guides` is asked
 * when it comes to that. Its pages change nothing in them.
 */
export function referenceAddresses(guides: () => Addresses, reference: ReferenceAddresses): Addresses {
  const first = (kind: Exclude<keyof Addresses, 'grows'>, pages?: ReadonlyMap<string, Href>): AddressBook => ({
    get: (name) => pages?.get(name) ?? guides()[kind].get(name),
    add: () => undefined,
    names: () => guides()[kind].names(),
  });
  return {
    operations: first('operations', reference.operation),
    webhooks: first('webhooks', reference.webhook),
    schemas: first('schemas', reference.schema),
    codes: first('codes', reference.error),
    fields: first('fields'),
    values: first('values'),
    grows: false,
  };
}

function createBook(reference: ReadonlyMap<string, Href> = new Map()): AddressBook {
  const book = new Map<string, Href>();
  return {
    get: (name) => book.get(name) ?? reference.get(name),
    add: (name, href) => {
      if (!book.has(name)) book.set(name, href);
    },
    names: () => [...new Set([...book.keys(), ...reference.keys()])],
  };
}
