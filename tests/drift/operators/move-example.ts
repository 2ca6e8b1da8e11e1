import type { Fact } from '../facts/fact.ts';
import type { Tree } from '../tree.ts';
import type { Operator } from './operator.ts';

/** An example that stands where another belongs, and that one in its place, so that both are still used. */
export const moveExample: Operator = {
  id: 'move-example',
  *run(tree) {
    const { facts, texts } = tree;
    const examples = facts.filter(isExample);
    for (const [index, fact] of examples.entries()) {
      const other = examples
        .slice(index + 1)
        .find(
          ({ value, file, place }) =>
            value !== fact.value &&
            (file !== fact.file || place !== fact.place) &&
            isParameter(file) === isParameter(fact.file),
        );
      if (other === undefined) continue;
      const [own, theirs] = [partsOf(tree, fact), partsOf(tree, other)];
      const rewrites = own.flatMap((part, at) => {
        const counterpart = theirs[at];
        return counterpart === undefined
          ? []
          : [
              { fact: part, range: part.range, text: (texts.get(counterpart.file) ?? '').slice(...counterpart.range) },
              { fact: counterpart, range: counterpart.range, text: (texts.get(part.file) ?? '').slice(...part.range) },
            ];
      });
      yield { description: `the example \`${fact.text}\` trades places with that of \`${other.file}\``, rewrites };
    }
  },
};

/** A named example of a body or a schema, or the example of a parameter. */
function isExample({ role, file, place }: Fact): boolean {
  return (
    (role === 'example' && !file.includes('/examples/')) ||
    (role === 'datum' && place === 'example' && isParameter(file))
  );
}

function isParameter(file: string): boolean {
  return file.includes('/parameters/');
}

/** The name of an example and its reference, or its value. */
function partsOf({ facts }: Tree, fact: Fact): readonly Fact[] {
  return [
    fact,
    ...facts.filter(
      ({ role, file, place }) => role === 'reference' && file === fact.file && place === `${fact.place}/$ref`,
    ),
  ];
}
