import type { Href } from '#src/model/nav.ts';

/**
 * The URLs at which the site explains operations, schemas and other parts of the API. Each is found by the name of the
 * part: `listOrders`.
 */
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

/**
 * The URLs of the reference pages of operations, webhooks, schemas and errors. The keys of each map are names or status
 * codes.
 */
export type ReferenceAddresses = Readonly<
  Record<'operation' | 'webhook' | 'schema' | 'error', ReadonlyMap<string, Href>>
>;

/**
 * Creates the addresses for links in guides. A link to a part of the API, such as a schema, leads to the first guide
 * that explains the part, else to the reference page of the part.
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
 * Creates the addresses for links in reference pages. A link to a part of the API, such as a schema, leads to the
 * reference page of the part, else to the guide that explains the part.
 *
 * @param guides returns the addresses for guides; called only when needed
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
