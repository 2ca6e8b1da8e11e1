import type { SampleHook } from '../../../src/model/sample.ts';
import { string } from '../go-literal.ts';
import { go as language } from '../go.ts';
import { ARRIVED, isKeyed, isRead, KEEP, known, NO_ID, UNKNOWN } from './lines.ts';
import type { Receiver } from './receiver.ts';

/** Go 1.18 and later with `net/http`, a whole programme as `gofmt` leaves it. */
export const go: Receiver = {
  language: language.language,
  readsJson: true,
  render: (hook) =>
    [
      'package main',
      '',
      'import (',
      ...imports(hook).map((path) => `\t"${path}"`),
      ')',
      '',
      'func main() {',
      `\t// ${KEEP}`,
      '\tvar seen sync.Map',
      '',
      `\thttp.HandleFunc(${string(hook.path)}, func(w http.ResponseWriter, r *http.Request) {`,
      ...[
        ...methodLines(hook),
        ...bodyLines(hook),
        'w.WriteHeader(http.StatusOK)',
        '',
        ...memberLines(hook),
        ...eventLines(hook),
      ].map((line) => (line === '' ? '' : `\t\t${line}`)),
      '\t})',
      '',
      '\tlog.Fatal(http.ListenAndServe("localhost:8000", nil))',
      '}',
    ].join('\n'),
};

/** An unused import is an error (Go specification, "Import declarations"). */
function imports(hook: SampleHook): readonly string[] {
  return [
    ...(hook.id === undefined || isKeyed(hook) ? [] : ['bytes']),
    ...(isRead(hook) ? ['encoding/json'] : []),
    'fmt',
    ...(isKeyed(hook) ? [] : ['io']),
    'log',
    'net/http',
    'sync',
  ];
}

function methodLines({ method }: SampleHook): readonly string[] {
  return method === undefined
    ? []
    : [`if r.Method != ${methodText(method)} {`, '\thttp.NotFound(w, r)', '\treturn', '}', ''];
}

/** A constant of `net/http` where there is one. */
function methodText(method: string): string {
  return /^(GET|POST|PUT|PATCH|DELETE)$/.test(method)
    ? `http.Method${method.slice(0, 1)}${method.slice(1).toLowerCase()}`
    : string(method);
}

const REFUSE = ['\thttp.Error(w, err.Error(), http.StatusBadRequest)', '\treturn', '}'];

/** Numbers stay as they are written: an id would lose digits. */
function bodyLines(hook: SampleHook): readonly string[] {
  const text = ['body, err := io.ReadAll(r.Body)', 'if err != nil {', ...REFUSE];
  if (!isRead(hook)) return text;
  if (hook.id === undefined)
    return [...text, 'var event map[string]any', 'if err := json.Unmarshal(body, &event); err != nil {', ...REFUSE];
  return [
    ...(isKeyed(hook) ? [] : text),
    `decoder := json.NewDecoder(${isKeyed(hook) ? 'r.Body' : 'bytes.NewReader(body)'})`,
    'decoder.UseNumber()',
    'var event map[string]any',
    'if err := decoder.Decode(&event); err != nil {',
    ...REFUSE,
  ];
}

/** The objects on the way, then the members. */
function memberLines({ id, status }: SampleHook): readonly string[] {
  const paths = [
    ...(id === undefined ? [] : [{ name: 'id', path: id }]),
    ...(status === undefined ? [] : [{ name: 'status', path: status.path }]),
  ];
  if (paths.length === 0) return [];
  const objects = new Map([[JSON.stringify([]), 'event']]);
  const lines: string[] = [];
  for (const { path } of paths) {
    for (let length = 1; length < path.length; length += 1) {
      const key = JSON.stringify(path.slice(0, length));
      if (objects.has(key)) continue;
      const name = objects.size === 1 ? 'object' : `object${objects.size}`;
      lines.push(
        `${name}, _ := ${objects.get(JSON.stringify(path.slice(0, length - 1))) ?? 'event'}[${string(path[length - 1] ?? '')}].(map[string]any)`,
      );
      objects.set(key, name);
    }
  }
  const members = paths.map(
    ({ path }) => `${objects.get(JSON.stringify(path.slice(0, -1))) ?? 'event'}[${string(path.at(-1) ?? '')}]`,
  );
  return [...lines, `${paths.map(({ name }) => name).join(', ')} := ${members.join(', ')}`];
}

function eventLines(hook: SampleHook): readonly string[] {
  const key = isKeyed(hook) ? '[2]any{id, status}' : 'string(body)';
  return [`if _, found := seen.LoadOrStore(${key}, true); found {`, '\treturn', '}', ...printLines(hook)];
}

function printLines(hook: SampleHook): readonly string[] {
  const { status } = hook;
  if (!isRead(hook)) return ['fmt.Println(string(body))'];
  if (status === undefined) return [print(hook, ARRIVED)];
  if (status.values.length === 0) return [print(hook, known('').trim(), 'status')];
  return [
    '',
    'switch status {',
    ...status.values.flatMap((value) => [`case ${string(value)}:`, `\t${print(hook, known(value))}`]),
    'default:',
    `\t${print(hook, UNKNOWN, 'status')}`,
    '}',
  ];
}

function print({ id }: SampleHook, words: string, ...values: readonly string[]): string {
  return `fmt.Println(${[...(id === undefined ? [string(`${NO_ID} ${words}`)] : ['id', string(words)]), ...values].join(', ')})`;
}
