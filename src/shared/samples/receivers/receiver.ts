import { valueText } from '../../schema/enums.ts';
import type { SampleLanguage, WebhookSample } from '../../../model/sample.ts';

/** One language that a webhook can be received in: prints a small server that does so. Pure. */
export interface Receiver {
  readonly language: SampleLanguage;
  /**
   * The whole program. It listens on this machine alone, stores every delivery before it responds, and fulfils nothing:
   * whether an event is true, and new, only the provider can tell.
   */
  render(sample: WebhookSample): string;
}

/** Comment on the list of deliveries. */
export const STORE_REMARK = 'Deliveries, as they arrive. Keep them in a database.';

/** Comment on the place where readers would write their own work. */
export const VERIFY_REMARK = 'Fulfil nothing yet: an event may be forged or repeated. Ask support how to verify it.';

/** Printed of each delivery, before its status where one is documented. */
export const STORED = 'Stored a delivery';
export const STORED_WITH = `${STORED} with status`;

/** Whether the body has a documented status to read. */
export function isRead({ status }: WebhookSample): boolean {
  return status !== undefined;
}

/** The line that every receiver prints of a payload. */
export function lineOf({ status }: WebhookSample, payload: unknown): string {
  return status === undefined ? STORED : `${STORED_WITH} ${valueText(memberAt(payload, status.path))}`;
}

function memberAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
        ? (inner as Readonly<Record<string, unknown>>)[name]
        : undefined,
    value,
  );
}
