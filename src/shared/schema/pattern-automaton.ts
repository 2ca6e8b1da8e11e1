/**
 * A regular expression as an automaton (ECMA-262, section 22.2). At each character, matching visits each state at most
 * once, whereas a backtracking engine may need exponentially many steps.
 */
export interface Automaton {
  readonly states: readonly State[];
  readonly first: number;
  /**
   * An exponent that limits the time for lookaheads and lookbehinds: each takes at most `length ** power` steps in a
   * text of the given length. 0 if the expression has none.
   */
  readonly power: number;
}

/**
 * A state of an automaton. In this state, the automaton matches `reads`, then continues in each of the states `to`
 * (indices in `states`). State 0 is the end: when it is reached, the text matches.
 */
interface State {
  /**
   * Sticky expression for one character, or for an assertion such as `^` or a lookahead. Undefined if the state reads
   * nothing.
   */
  readonly reads?: RegExp;
  readonly to: number[];
}

/**
 * Adds the states for one part of an expression, which lead to the state `next`. Returns the first state of the part.
 */
type Build = (next: number) => number;

const MOST_STATES = 10_000;
/**
 * Matches the repetition of a group, such as `)*`. A repetition inside the group, as in `(a+)*`, can take exponential
 * time.
 */
const REPEATED_GROUP = /\)(?:[*+]|\{\d+(?:,\d*)?\})/;
const GROUP = /\((?:\?:|\?<(?![=!])[^>]+>|(?!\?))/y;
const LOOKAROUND = /\(\?<?[=!]/y;
const ATOM =
  /\[(?:\\[^]|[^\]\\])*\]|\\u[dD][89abAB]..\\u[dD][c-fC-F]..|\\(?:[pPu]\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|[^1-9k])|[^()|*+?\\]/uy;
const TIMES = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y;

/**
 * Returns an exponent that limits the time of the regular expression engine: from one position, it takes at most
 * `length ** exponent` steps. Infinity if there is no such limit.
 */
export function powerOf(pattern: string): number {
  return REPEATED_GROUP.test(pattern) ? Infinity : pattern.replace(/\(\?|[^*+?{|]/g, '').length;
}

/**
 * Converts a regular expression to an automaton.
 *
 * @throws {RangeError} for back references, modifiers, repeated groups in lookarounds, and too many states.
 */
export function readAutomaton({ source, flags }: RegExp): Automaton {
  const states: State[] = [{ to: [] }];
  let [at, power] = [0, 0];
  const skip = (what: RegExp): RegExpExecArray | null => {
    what.lastIndex = at;
    const found = what.exec(source);
    at += found?.[0].length ?? 0;
    return found;
  };
  const add = (state: State): number => {
    if (states.length >= MOST_STATES) throw new RangeError('It has too many states.');
    return states.push(state) - 1;
  };
  const fork = (ways: (self: number) => readonly number[]): number => {
    const to: number[] = [];
    const self = add({ to });
    to.push(...ways(self));
    return self;
  };
  const atom = (text: string): Build => {
    const reads = new RegExp(text, `${flags}y`);
    return (next) => add({ reads, to: [next] });
  };
  const either = (): Build => {
    const ways = [sequence()];
    while (skip(/\|/y)) ways.push(sequence());
    return (next) => fork(() => ways.map((way) => way(next)));
  };
  const sequence = (): Build => {
    const parts: Build[] = [];
    while (at < source.length && !'|)'.includes(source[at] ?? '')) parts.unshift(times(part()));
    return (next) => parts.reduce((after, build) => build(after), next);
  };
  const part = (): Build => {
    const from = at;
    const isGroup = skip(GROUP) !== null;
    if (isGroup || skip(LOOKAROUND) !== null) {
      const inside = either();
      at += 1;
      if (isGroup) return inside;
      power = Math.max(power, powerOf(source.slice(from, at)), 1);
    } else if (skip(ATOM) === null) throw new RangeError('It needs more than an automaton.');
    return atom(source.slice(from, at));
  };
  const times = (build: Build): Build => {
    const found = skip(TIMES);
    if (found === null) return build;
    const [, sign, least = '', comma, most = ''] = found;
    const min = sign === undefined ? Number(least) : sign === '+' ? 1 : 0;
    const max =
      sign === '?' ? 1 : sign !== undefined || (comma !== undefined && most === '') ? Infinity : Number(most || min);
    return (next) => {
      let first = max === Infinity ? fork((self) => [build(self), next]) : next;
      for (let more = max === Infinity ? 0 : max - min; more > 0; more--) {
        const after = first;
        first = fork(() => [build(after), next]);
      }
      for (let more = min; more > 0; more--) first = build(first);
      return first;
    };
  };
  const first = either()(0);
  if (power === Infinity) throw new RangeError('Nothing bounds its lookarounds.');
  return { states, first, power };
}

/** Returns the maximum number of steps in which an automaton matches a text. */
export function stepsFor({ states, power }: Automaton, { length }: string): number {
  return states.length * (length + 1) * length ** power;
}

/** Whether any part of a text matches an automaton. */
export function accepts({ states, first }: Automaton, text: string): boolean {
  const size = text.length + 1;
  const met = new Uint8Array(states.length * size);
  const open: number[] = [];
  const enter = (state: number, at: number): void => {
    if (met[state * size + at] === 1) return;
    met[state * size + at] = 1;
    open.push(state * size + at);
  };
  for (let at = 0; at < size; at++) enter(first, at);
  for (let code = open.pop(); code !== undefined; code = open.pop()) {
    const state = Math.floor(code / size);
    if (state === 0) return true;
    let at: number = code % size;
    const { reads, to } = states[state] as State;
    if (reads !== undefined) {
      reads.lastIndex = at;
      if (!reads.test(text)) continue;
      at = reads.lastIndex;
    }
    for (const next of to) enter(next, at);
  }
  return false;
}
