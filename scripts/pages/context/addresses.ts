import type { Href } from '#src/model/nav.ts';

/** Addresses where parts of the API are explained: for each part, the first page that shows it. */
export interface Addresses {
  readonly operations: AddressBook;
  readonly webhooks: AddressBook;
  readonly schemas: AddressBook;
  /** Addresses of codes in the error catalogue. */
  readonly codes: AddressBook;
  /** Addresses of fields by schema name and path: `Transaction customer.email`. */
  readonly fields: AddressBook;
  /** Addresses of enum values by schema name and value: `Channel=5`. */
  readonly values: AddressBook;
  /** Whether `add` has an effect. */
  readonly grows: boolean;
}

export interface AddressBook {
  get(name: string): Href | undefined;
  /** Adds the address of a name; ignored if the name already has one. */
  add(name: string, href: Href): void;
  names(): readonly string[];
}

/** Reference pages of the API's parts, by kind and name. */
export type ReferenceAddresses = Readonly<
  Record<'operation' | 'webhook' | 'schema' | 'error', ReadonlyMap<string, Href>>
>;

/** Creates the addresses for guides: the guide that explains a part, else the reference page of the part. */
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
 * Creates the addresses for reference pages: the reference page of a part, else the guide that explains it. `guides` is
 * called only when needed. Reference pages add no addresses.
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
