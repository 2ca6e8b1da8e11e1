import type { Href } from '../../src/model/nav.ts';

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
}

export interface AddressBook {
  get(name: string): Href | undefined;
  /** Keeps the first address given. */
  add(name: string, href: Href): void;
  names(): readonly string[];
}

export function createAddresses(): Addresses {
  return { operations: createBook(), webhooks: createBook(), schemas: createBook(), codes: createBook(), fields: createBook(), values: createBook() };
}

function createBook(): AddressBook {
  const book = new Map<string, Href>();
  return {
    get: (name) => book.get(name),
    add: (name, href) => {
      if (!book.has(name)) book.set(name, href);
    },
    names: () => [...book.keys()],
  };
}
