import type { Ruling, Rulings } from '../change.ts';

const REFUSED: Ruling = ['breaking', 'Calls that were right before are refused now.'];
const ACCEPTED: Ruling = ['safe', 'Calls that were right before still are.'];
const ARRIVES: Ruling = ['safe', 'What arrived before still arrives.'];
const GONE: Ruling = ['breaking', 'Programs that read it find nothing.'];
const TOLD: Ruling = ['safe', 'What travels stays the same.'];

/** Changes of the parts of a call: its parameters, body, responses and headers. */
export const CALL_VERDICTS = {
  'parameter-added': { sent: ACCEPTED, received: ARRIVES },
  'parameter-added-required': { sent: ['breaking', 'Whoever does not send it yet is refused.'], received: ARRIVES },
  'parameter-removed': {
    sent: ['breaking', 'Whoever sends it is refused, or ignored without a word.'],
    received: GONE,
  },
  'parameter-renamed': { sent: ['breaking', 'The old name is refused or ignored.'], received: GONE },
  'parameter-moved': {
    sent: ['breaking', 'In its old place it is refused or ignored.'],
    received: ['breaking', 'Programs that read it in its old place find nothing.'],
  },
  'parameter-required': { sent: ['breaking', 'Whoever leaves it out is refused now.'], received: ARRIVES },
  'parameter-optional': { sent: ACCEPTED, received: ['breaking', 'Programs that rely on it may find nothing.'] },
  'parameter-style-changed': {
    sent: ['breaking', 'Written the old way it is misread or refused.'],
    received: ['breaking', 'Programs that read it the old way misread it.'],
  },
  'parameter-empty-refused': { sent: REFUSED, received: ARRIVES },
  'parameter-empty-allowed': { sent: ACCEPTED, received: ['risky', 'It can arrive without a value.'] },
  'parameter-deprecated': { sent: ['safe', 'It works as before, and is announced to go.'], received: TOLD },
  'parameter-undeprecated': { sent: ['safe', 'It stays.'], received: ['safe', 'It stays.'] },
  'body-added': { sent: ACCEPTED, received: ARRIVES },
  'body-added-required': { sent: ['breaking', 'Whoever sends no body is refused now.'], received: ARRIVES },
  'body-removed': { sent: ['breaking', 'Whoever sends a body is refused, or ignored without a word.'], received: GONE },
  'body-required': { sent: ['breaking', 'Whoever sends no body is refused now.'], received: ARRIVES },
  'body-optional': { sent: ACCEPTED, received: ['breaking', 'Programs that rely on a body may find none.'] },
  'media-type-added': { sent: ACCEPTED, received: ['safe', 'Programs that ask for the older type still get it.'] },
  'media-type-removed': {
    sent: ['breaking', 'Whoever sends this type is refused.'],
    received: ['breaking', 'Programs that read this type no longer get it.'],
  },
  'part-encoding-changed': {
    sent: ['risky', 'A part written the old way may be refused.'],
    received: ['risky', 'Programs that read the part the old way may misread it.'],
  },
  'status-added': {
    sent: ['safe', 'What programs answer today is still understood.'],
    received: ['safe', 'Programs treat errors they do not know by their class (RFC 9110, section 15).'],
  },
  'status-added-success': {
    sent: ['safe', 'What programs answer today is still understood.'],
    received: ['risky', 'Programs that check for the older status take this success for an error.'],
  },
  'status-removed': {
    sent: ['breaking', 'Whoever answers with this status is no longer understood.'],
    received: ['safe', 'Programs handle one case that does not arrive any more.'],
  },
  'status-removed-success': {
    sent: ['breaking', 'Whoever answers with this status is no longer understood.'],
    received: ['breaking', 'The success that programs wait for does not arrive any more.'],
  },
  'status-replaced': {
    sent: ['breaking', 'Whoever answers with this status is no longer understood.'],
    received: ['risky', 'Programs that look for the older status of an error may miss the new one.'],
  },
  'header-added': { sent: ACCEPTED, received: ARRIVES },
  'header-added-required': { sent: ['breaking', 'Whoever does not send it yet is refused.'], received: ARRIVES },
  'header-removed': { sent: ['safe', 'It is no longer looked at.'], received: GONE },
  'header-required': { sent: ['breaking', 'Whoever leaves it out is refused now.'], received: ARRIVES },
  'header-optional': { sent: ACCEPTED, received: ['breaking', 'Programs that rely on it may find nothing.'] },
  'link-added': { sent: TOLD, received: TOLD },
  'link-removed': { sent: TOLD, received: ['risky', 'Programs that follow the link have nothing to follow.'] },
} as const satisfies Readonly<Record<string, Rulings>>;

export type CallChange = keyof typeof CALL_VERDICTS;
