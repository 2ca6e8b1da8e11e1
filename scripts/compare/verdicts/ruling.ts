import { directionOf, type Flow, type Ruling } from '../change.ts';
import { CALL_VERDICTS, type CallChange } from './call-verdicts.ts';
import { DESCRIPTION_VERDICTS, type DescriptionChange } from './description-verdicts.ts';
import { SCHEMA_VERDICTS, type SchemaChange } from './schema-verdicts.ts';

/** A kind of change in a message that travels; its id begins with the flow. */
export type FlowChange = SchemaChange | CallChange;

/** How a change in a message is judged. */
export function flowRuling(kind: FlowChange, flow: Flow): Ruling {
  const rulings = kind in SCHEMA_VERDICTS ? SCHEMA_VERDICTS[kind as SchemaChange] : CALL_VERDICTS[kind as CallChange];
  return rulings[directionOf(flow)];
}

/** How a change of the description around the messages is judged. */
export function descriptionRuling(kind: DescriptionChange): Ruling {
  return DESCRIPTION_VERDICTS[kind];
}

/** The id of a change in a message: `request-field-removed`; of a status or header of a response, `response-status-added`. */
export function flowId(kind: FlowChange, flow: Flow): string {
  return `${flow}-${kind}`;
}
