import type { WebhookSample } from '../../../model/sample.ts';
import { string } from '../go-literal.ts';
import { go as language, methodText } from '../go.ts';
import { indented } from '../quoting.ts';
import { eventLines, isKeyed, isRead, KEEP_REMARK, membersOf, NO_ID, workRemark, type Receiver } from './receiver.ts';

/** Go 1.18 and later with `net/http`, a whole program as `gofmt` leaves it. */
export const go: Receiver = {
  language: language.language,
  render: (sample) => {
    const handler = [
      ...methodLines(sample),
      ...bodyLines(sample),
      `w.WriteHeader(${STATUS[sample.success] ?? sample.success})`,
      '',
      ...memberLines(sample),
      `if _, found := seen.LoadOrStore(${isKeyed(sample) ? '[2]any{id, status}' : 'string(body)'}, true); found {`,
      '\treturn',
      '}',
      ...eventLines(sample, {
        remark: `// ${workRemark(sample)}`,
        body: 'fmt.Println(string(body))',
        print: (words, withStatus) => print(sample, words, withStatus),
        choose: (cases, otherwise) => [
          'switch status {',
          ...cases.flatMap(([value, line]) => [`case ${string(value)}:`, `\t${line}`]),
          'default:',
          `\t${otherwise}`,
          '}',
        ],
      }),
    ];
    return [
      'package main',
      '',
      'import (',
      ...imports(sample).map((path) => `\t"${path}"`),
      ')',
      '',
      'func main() {',
      `\t// ${KEEP_REMARK}`,
      '\tvar seen sync.Map',
      '',
      `\thttp.HandleFunc(${string(sample.path)}, func(w http.ResponseWriter, r *http.Request) {`,
      ...indented(handler, '\t\t'),
      '\t})',
      '',
      `\tlog.Fatal(http.ListenAndServe("localhost:${sample.port}", nil))`,
      '}',
    ].join('\n');
  },
};

/** Names of `net/http`. */
const STATUS: Readonly<Record<number, string>> = {
  200: 'http.StatusOK',
  201: 'http.StatusCreated',
  202: 'http.StatusAccepted',
  204: 'http.StatusNoContent',
};

/** An unused import is an error (Go specification, "Import declarations"). */
function imports(sample: WebhookSample): readonly string[] {
  return [
    ...(sample.id === undefined || isKeyed(sample) ? [] : ['bytes']),
    ...(isRead(sample) ? ['encoding/json'] : []),
    'fmt',
    ...(isKeyed(sample) ? [] : ['io']),
    'log',
    'net/http',
    'sync',
  ];
}

function methodLines({ method }: WebhookSample): readonly string[] {
  return [`if r.Method != ${methodText(method)} {`, '\thttp.NotFound(w, r)', '\treturn', '}', ''];
}

const REFUSE = ['\thttp.Error(w, err.Error(), http.StatusBadRequest)', '\treturn', '}'];

/** Numbers stay as they are written: an id would lose digits. */
function bodyLines(sample: WebhookSample): readonly string[] {
  const text = ['body, err := io.ReadAll(r.Body)', 'if err != nil {', ...REFUSE];
  if (!isRead(sample)) return text;
  if (sample.id === undefined)
    return [...text, 'var event map[string]any', 'if err := json.Unmarshal(body, &event); err != nil {', ...REFUSE];
  return [
    ...(isKeyed(sample) ? [] : text),
    `decoder := json.NewDecoder(${isKeyed(sample) ? 'r.Body' : 'bytes.NewReader(body)'})`,
    'decoder.UseNumber()',
    'var event map[string]any',
    'if err := decoder.Decode(&event); err != nil {',
    ...REFUSE,
  ];
}

/** The objects on the way, then the members. */
function memberLines(sample: WebhookSample): readonly string[] {
  const members = membersOf(sample);
  if (members.length === 0) return [];
  const objects = new Map([[JSON.stringify([]), 'event']]);
  const lines: string[] = [];
  const valueAt = (path: readonly string[]): string =>
    `${objects.get(JSON.stringify(path.slice(0, -1))) ?? 'event'}[${string(path.at(-1) ?? '')}]`;
  for (const { path } of members) {
    for (let length = 1; length < path.length; length += 1) {
      const inner = path.slice(0, length);
      if (objects.has(JSON.stringify(inner))) continue;
      const name = objects.size === 1 ? 'object' : `object${objects.size}`;
      lines.push(`${name}, _ := ${valueAt(inner)}.(map[string]any)`);
      objects.set(JSON.stringify(inner), name);
    }
  }
  const names = members.map(({ variable }) => variable).join(', ');
  return [...lines, `${names} := ${members.map(({ path }) => valueAt(path)).join(', ')}`];
}

function print({ id }: WebhookSample, words: string, withStatus: boolean): string {
  const subject = id === undefined ? [string(`${NO_ID} ${words}`)] : ['id', string(words)];
  return `fmt.Println(${[...subject, ...(withStatus ? ['status'] : [])].join(', ')})`;
}
