import { rewritten, type Operator } from './operator.ts';

/** A boolean that says the contrary. */
export const flip: Operator = {
  id: 'flip',
  *run({ facts }) {
    for (const fact of facts)
      if (['flag', 'datum', 'constant'].includes(fact.role) && typeof fact.value === 'boolean')
        yield rewritten(fact, String(!fact.value));
  },
};
