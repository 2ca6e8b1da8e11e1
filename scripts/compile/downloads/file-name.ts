/**
 * A name as part of a file's path: what is no letter, digit, full stop, hyphen or underscore becomes a hyphen, and no
 * name begins with a full stop.
 * @example fileName('Create a wallet') // 'Create-a-wallet'
 */
export function fileName(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[-.]+|[-.]+$/g, '');
  return plain === '' ? 'unnamed' : plain.slice(0, 80);
}

/** A function that makes names unique, letter case aside, by a number behind them: `name`, `name-2`. */
export function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${name}-${count}`;
    taken.add(unique.toLowerCase());
    return unique;
  };
}
