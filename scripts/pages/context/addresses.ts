import type { Href } from '#src/model/nav.ts';

/** The URLs at which the site explains parts of the API, by the name of the part. */
export interface Addresses {
  readonly operations: AddressBook;
  readonly webhooks: AddressBook;
  readonly schemas: AddressBook;
  /** URLs where status codes are explained. The name is the code: `404`. */
  readonly codes: AddressBook;
  /** URLs of field rows. The name is a schema name and a field path: `Transaction customer.email`. */
  readonly fields: AddressBook;
  /** URLs of enum values. The name is a schema name and a value: `Channel=5`. */
  readonly values: AddressBook;
  /** Whether `add` has an effect: true for guides, false for reference pages. */
  readonly grows: boolean;
}

export interface AddressBook {
  get(name: string): Href | undefined;
  /** Adds the URL of a name. Has no effect if the name already has a URL. */
  add(name: string, href: Href): void;
  names(): readonly string[];
}

/** The reference pages of the parts of an API: their URLs, by kind and name of the part. */
export type ReferenceAddresses = Readonly<
  Record<'operation' | 'webhook' | 'schema' | 'error', ReadonlyMap<string, Href>>
>;

/**
 * Creates the addresses for guides. The URL of a part is that of the first guide that explains it or, without such a
 * guide, of its reference page.
 */
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
 * Creates the addresses for reference pages. The URL of a part is that of its reference page or, without one, of the
 * guide that explains it. `guides` is called only when needed.
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
