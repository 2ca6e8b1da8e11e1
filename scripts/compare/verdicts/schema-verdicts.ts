import type { Ruling, Rulings } from '../change.ts';

const REFUSED: Ruling = ['breaking', 'Some of what was valid to send before is refused now.'];
// A ruling is about its change alone; other changes of the same schema have rulings of their own.
const ACCEPTED: Ruling = ['safe', 'This alone refuses nothing that was valid before.'];
const NO_NEW_VALUES: Ruling = ['safe', 'This alone lets nothing new arrive.'];
const SURPRISE: Ruling = ['risky', 'Something can arrive that programs were never told of.'];
const UNREADABLE: Ruling = ['breaking', 'Programs that read it by the older description cannot read it any more.'];
const GONE: Ruling = ['breaking', 'Programs that read it find nothing.'];
const UNKNOWN: Ruling = ['risky', 'Nobody can say in general whether what was valid before still is.'];
const NO_EFFECT: Ruling = ['safe', 'This alone changes no request or response.'];
const OPTIONAL: Ruling = ['safe', 'Nobody has to send it.'];
const REMOVAL_ANNOUNCED: Ruling = ['safe', 'Its removal is announced.'];
const REMOVAL_CANCELLED: Ruling = ['safe', 'Its removal is no longer announced.'];
const TOO_LATE: Ruling = ['breaking', 'Whoever planned by the older day is too late.'];
const MORE_TIME: Ruling = ['safe', 'There is more time.'];
const NO_DAY: Ruling = ['safe', 'No day is set any more.'];

/** Verdicts on changes of a schema, for values that API clients send and for values that they receive. */
export const SCHEMA_VERDICTS = {
  'field-added': { sent: OPTIONAL, received: ['safe', 'Programs ignore fields that they do not know.'] },
  'field-added-strict': {
    sent: OPTIONAL,
    received: ['risky', 'The object was closed: programs that validate strictly refuse a field they do not know.'],
  },
  'field-added-required': {
    sent: ['breaking', 'Whoever does not send it yet is refused.'],
    received: ['safe', 'Programs ignore fields that they do not know.'],
  },
  'field-removed': {
    sent: ['breaking', 'Whoever sends it is refused, or ignored without a word.'],
    received: GONE,
  },
  'field-renamed': { sent: ['breaking', 'The old name is refused or ignored.'], received: GONE },
  'field-required': {
    sent: ['breaking', 'Whoever leaves it out is refused now.'],
    received: ['safe', 'It always arrives now.'],
  },
  'field-optional': {
    sent: ['safe', 'Whoever leaves it out is no longer refused.'],
    received: ['breaking', 'Programs that rely on it may find nothing.'],
  },
  'field-read-only': {
    sent: ['breaking', 'Whoever sets it is refused, or ignored without a word.'],
    received: NO_EFFECT,
  },
  'field-write-only': { sent: NO_EFFECT, received: GONE },
  'type-narrowed': { sent: REFUSED, received: NO_NEW_VALUES },
  'type-widened': { sent: ACCEPTED, received: ['breaking', 'Programs read one type, and another may arrive.'] },
  'type-changed': { sent: REFUSED, received: UNREADABLE },
  'null-allowed': { sent: ACCEPTED, received: ['breaking', 'Programs that rely on a value may find `null`.'] },
  'null-refused': { sent: ['breaking', 'Whoever sends `null` is refused now.'], received: NO_NEW_VALUES },
  'format-narrowed': { sent: REFUSED, received: NO_NEW_VALUES },
  'format-widened': {
    sent: ACCEPTED,
    received: ['risky', 'Values can arrive that do not fit where programs keep them.'],
  },
  'format-changed': { sent: REFUSED, received: UNREADABLE },
  'format-stated': { sent: NO_EFFECT, received: NO_EFFECT },
  'value-added': {
    sent: ACCEPTED,
    received: ['risky', 'Programs that know only the older values meet one they have no case for.'],
  },
  'value-added-open': {
    sent: ACCEPTED,
    received: ['safe', 'The list was open: programs were told to expect further values.'],
  },
  'value-removed': { sent: ['breaking', 'Whoever sends this value is refused.'], received: NO_NEW_VALUES },
  'values-replaced': {
    sent: REFUSED,
    received: ['breaking', 'None of the values that programs know arrives any more.'],
  },
  'values-limited': { sent: REFUSED, received: NO_NEW_VALUES },
  'values-opened': { sent: ACCEPTED, received: SURPRISE },
  'limit-tightened': { sent: REFUSED, received: NO_NEW_VALUES },
  'limit-loosened': {
    sent: ACCEPTED,
    received: ['risky', 'Values can arrive that do not fit where programs keep them.'],
  },
  'pattern-added': { sent: REFUSED, received: NO_NEW_VALUES },
  'pattern-removed': { sent: ACCEPTED, received: SURPRISE },
  'pattern-narrowed': { sent: REFUSED, received: UNKNOWN },
  'pattern-widened': { sent: ACCEPTED, received: SURPRISE },
  'pattern-changed': { sent: UNKNOWN, received: UNKNOWN },
  'default-added': {
    sent: ['risky', 'Whoever leaves it out may get something else than before.'],
    received: NO_EFFECT,
  },
  'default-removed': {
    sent: ['risky', 'Whoever leaves it out may get something else than before.'],
    received: ['risky', 'Programs that fill it in by the older default may be wrong.'],
  },
  'default-changed': {
    sent: ['breaking', 'Whoever leaves it out gets something else than before, without an error.'],
    received: ['risky', 'Programs that fill it in by the older default are wrong.'],
  },
  'unknown-fields-refused': {
    sent: ['breaking', 'Requests with further fields are refused now.'],
    received: NO_NEW_VALUES,
  },
  'unknown-fields-allowed': {
    sent: ACCEPTED,
    received: ['risky', 'Programs that validate strictly refuse fields they do not know.'],
  },
  'alternative-added': { sent: ACCEPTED, received: SURPRISE },
  'alternative-removed': { sent: REFUSED, received: NO_NEW_VALUES },
  'alternatives-exclusive': {
    sent: ['risky', 'What fits several alternatives is refused now.'],
    received: NO_NEW_VALUES,
  },
  'alternatives-combinable': { sent: ACCEPTED, received: SURPRISE },
  'discriminator-added': { sent: NO_EFFECT, received: NO_EFFECT },
  'discriminator-removed': {
    sent: NO_EFFECT,
    received: ['risky', 'Programs that tell the alternatives apart by it have nothing to go by.'],
  },
  'discriminator-changed': {
    sent: ['risky', 'Another field tells which alternative is meant.'],
    received: ['risky', 'Programs tell the alternatives apart by another field than before.'],
  },
  'discriminator-value-added': { sent: ACCEPTED, received: SURPRISE },
  'discriminator-value-removed': { sent: REFUSED, received: NO_NEW_VALUES },
  'discriminator-value-changed': {
    sent: ['breaking', 'The same value now means another alternative.'],
    received: ['breaking', 'The same value now means another alternative.'],
  },
  'rule-added': { sent: REFUSED, received: NO_NEW_VALUES },
  'rule-removed': { sent: ACCEPTED, received: SURPRISE },
  'rule-changed': { sent: UNKNOWN, received: UNKNOWN },
  'encoding-changed': { sent: REFUSED, received: UNREADABLE },
  'field-deprecated': { sent: REMOVAL_ANNOUNCED, received: REMOVAL_ANNOUNCED },
  'field-undeprecated': { sent: REMOVAL_CANCELLED, received: REMOVAL_CANCELLED },
  'value-deprecated': { sent: REMOVAL_ANNOUNCED, received: REMOVAL_ANNOUNCED },
  'value-undeprecated': { sent: REMOVAL_CANCELLED, received: REMOVAL_CANCELLED },
  'sunset-added': { sent: REMOVAL_ANNOUNCED, received: REMOVAL_ANNOUNCED },
  'sunset-earlier': { sent: TOO_LATE, received: TOO_LATE },
  'sunset-later': { sent: MORE_TIME, received: MORE_TIME },
  'sunset-removed': { sent: NO_DAY, received: NO_DAY },
} as const satisfies Readonly<Record<string, Rulings>>;

export type SchemaChange = keyof typeof SCHEMA_VERDICTS;
