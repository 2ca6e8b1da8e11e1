import type { Ruling, Rulings } from '../change.ts';

const OPTIONAL: Ruling = ['safe', 'Nobody has to send it.'];
const UNREQUIRED: Ruling = ['safe', 'Whoever leaves it out is no longer refused.'];
const IGNORED: Ruling = ['safe', 'Programs ignore what they do not know.'];
const SURE: Ruling = ['safe', 'It always arrives now.'];
const GONE: Ruling = ['breaking', 'Programs that read it find nothing.'];
const NO_EFFECT: Ruling = ['safe', 'This alone changes no request or response.'];
const UNHEARD: Ruling = ['breaking', 'Whoever answers with this status is no longer understood.'];
const UNANSWERED: Ruling = ['safe', 'Nobody answers with it yet.'];
const REMOVAL_ANNOUNCED: Ruling = ['safe', 'Its removal is announced.'];
const REMOVAL_CANCELLED: Ruling = ['safe', 'Its removal is no longer announced.'];

/** Verdicts on changes of the parts of an operation or webhook: its parameters, body, responses and headers. */
export const CALL_VERDICTS = {
  'parameter-added': { sent: OPTIONAL, received: IGNORED },
  'parameter-added-required': { sent: ['breaking', 'Whoever does not send it yet is refused.'], received: IGNORED },
  'parameter-removed': {
    sent: ['breaking', 'Whoever sends it is refused, or ignored without a word.'],
    received: GONE,
  },
  'parameter-renamed': { sent: ['breaking', 'The old name is refused or ignored.'], received: GONE },
  'parameter-moved': {
    sent: ['breaking', 'In its old place it is refused or ignored.'],
    received: ['breaking', 'Programs that read it in its old place find nothing.'],
  },
  'parameter-required': { sent: ['breaking', 'Whoever leaves it out is refused now.'], received: SURE },
  'parameter-optional': { sent: UNREQUIRED, received: ['breaking', 'Programs that rely on it may find nothing.'] },
  'parameter-style-changed': {
    sent: ['breaking', 'Written the old way it is misread or refused.'],
    received: ['breaking', 'Programs that read it the old way misread it.'],
  },
  'parameter-empty-refused': {
    sent: ['breaking', 'Whoever sends it without a value is refused now.'],
    received: ['safe', 'It never arrives without a value now.'],
  },
  'parameter-empty-allowed': {
    sent: ['safe', 'Whoever sends it without a value is no longer refused.'],
    received: ['risky', 'It can arrive without a value.'],
  },
  'parameter-deprecated': { sent: REMOVAL_ANNOUNCED, received: REMOVAL_ANNOUNCED },
  'parameter-undeprecated': { sent: REMOVAL_CANCELLED, received: REMOVAL_CANCELLED },
  'body-added': { sent: OPTIONAL, received: IGNORED },
  'body-added-required': { sent: ['breaking', 'Whoever sends no body is refused now.'], received: IGNORED },
  'body-removed': { sent: ['breaking', 'Whoever sends a body is refused, or ignored without a word.'], received: GONE },
  'body-required': { sent: ['breaking', 'Whoever sends no body is refused now.'], received: SURE },
  'body-optional': { sent: UNREQUIRED, received: ['breaking', 'Programs that rely on a body may find none.'] },
  'media-type-added': { sent: ['safe', 'Nobody sends it yet.'], received: ['safe', 'Nobody asks for it yet.'] },
  'media-type-removed': {
    sent: ['breaking', 'Whoever sends this type is refused.'],
    received: ['breaking', 'Programs that read this type no longer get it.'],
  },
  'media-type-narrowed': {
    sent: ['breaking', 'Whoever sends another one is refused.'],
    received: ['breaking', 'Programs that read another one no longer get it.'],
  },
  'media-type-replaced': {
    sent: ['breaking', 'Whoever sends the older type is refused.'],
    received: ['breaking', 'Programs that read the older type no longer get it.'],
  },
  'part-encoding-changed': {
    sent: ['risky', 'A part written the old way may be refused.'],
    received: ['risky', 'Programs that read the part the old way may misread it.'],
  },
  'status-added': {
    sent: UNANSWERED,
    received: ['safe', 'Programs treat errors they do not know by their class (RFC 9110, section 15).'],
  },
  'status-added-success': {
    sent: UNANSWERED,
    received: ['risky', 'Programs that check for one status take another success for an error.'],
  },
  'status-removed': {
    sent: UNHEARD,
    received: ['safe', 'Programs handle one case that does not arrive any more.'],
  },
  'status-removed-success': {
    sent: UNHEARD,
    received: ['breaking', 'A success that programs wait for does not arrive any more.'],
  },
  'status-replaced-success': {
    sent: UNHEARD,
    received: ['breaking', 'Programs that check for the older status take this success for an error.'],
  },
  'status-narrowed': {
    sent: ['breaking', 'Whoever answers with another status of the range is no longer understood.'],
    received: ['safe', 'This alone lets nothing new arrive.'],
  },
  'status-replaced': {
    sent: UNHEARD,
    received: ['risky', 'Programs that look for the older status of an error may miss the new one.'],
  },
  'header-added': { sent: OPTIONAL, received: IGNORED },
  'header-added-required': { sent: ['breaking', 'Whoever does not send it yet is refused.'], received: IGNORED },
  'header-removed': { sent: ['safe', 'It is no longer looked at.'], received: GONE },
  'header-required': { sent: ['breaking', 'Whoever leaves it out is refused now.'], received: SURE },
  'header-optional': { sent: UNREQUIRED, received: ['breaking', 'Programs that rely on it may find nothing.'] },
  'link-added': { sent: NO_EFFECT, received: NO_EFFECT },
  'link-removed': { sent: NO_EFFECT, received: ['risky', 'Programs that follow the link have nothing to follow.'] },
} as const satisfies Readonly<Record<string, Rulings>>;

export type CallChange = keyof typeof CALL_VERDICTS;
