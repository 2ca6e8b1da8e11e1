import type { Href } from '#src/model/nav.ts';

/** The addresses at which the parts of the API are explained. The first page that shows a part is its address. */
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
  /** Whether addresses of pages are added. */
  readonly grows: boolean;
}

export interface AddressBook {
  get(name: string): Href | undefined;
  /** Adds an address; the first one of a name stays. */
  add(name: string, href: Href): void;
  names(): readonly string[];
}

/** Names of the API with their pages in the reference. */
export type ReferenceAddresses = Readonly<
  Record<'operation' | 'webhook' | 'schema' | 'error', ReadonlyMap<string, Href>>
>;

/** Creates the addresses for guides: of the guide that explains a part, else of its page in the reference. */
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
 * Creates the addresses for the reference: its own pages, else the guide that explains a part; `guides` is called only
 * when needed. Pages of the reference add nothing to them.
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
