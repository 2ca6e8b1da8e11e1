import type { Operation } from '#src/model/operation.ts';
import type { ParsedCurl } from '#src/shared/samples/parse-curl.ts';
import type { Validator } from '#src/shared/schema/validator.ts';
import type { Address } from './address.ts';

/** A cURL command, its address taken apart, and the operation it calls. */
export interface CurlCall {
  readonly curl: ParsedCurl;
  readonly address: Address;
  readonly operation: Operation;
  readonly validator: Validator;
}
