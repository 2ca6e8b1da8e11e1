import type { WebhookSample } from '../../../model/sample.ts';
import { string } from '../go-literal.ts';
import { go as language, methodText } from '../go.ts';
import { indented } from '../quoting.ts';
import { isRead, STORE_REMARK, STORED, STORED_WITH, VERIFY_REMARK, type Receiver } from './receiver.ts';

/** Go 1.18 and later with `net/http`, a whole program as `gofmt` leaves it. */
export const go: Receiver = {
  language: language.language,
  render: (sample) => {
    const handler = [
      ...methodLines(sample),
      ...bodyLines(sample),
      'mutex.Lock()',
      'deliveries = append(deliveries, string(body))',
      'mutex.Unlock()',
      `w.WriteHeader(${STATUS[sample.success] ?? sample.success})`,
      '',
      `// ${VERIFY_REMARK}`,
      ...printLines(sample),
    ];
    return [
      'package main',
      '',
      'import (',
      ...imports(sample).map((path) => `\t"${path}"`),
      ')',
      '',
      'func main() {',
      `\t// ${STORE_REMARK}`,
      '\tvar deliveries []string',
      '\tvar mutex sync.Mutex',
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
  return [...(isRead(sample) ? ['encoding/json'] : []), 'fmt', 'io', 'log', 'net/http', 'sync'];
}

function methodLines({ method }: WebhookSample): readonly string[] {
  return [`if r.Method != ${methodText(method)} {`, '\thttp.NotFound(w, r)', '\treturn', '}', ''];
}

const REFUSE = ['\thttp.Error(w, err.Error(), http.StatusBadRequest)', '\treturn', '}'];

function bodyLines(sample: WebhookSample): readonly string[] {
  return [
    'body, err := io.ReadAll(r.Body)',
    'if err != nil {',
    ...REFUSE,
    ...(isRead(sample)
      ? ['var event map[string]any', 'if err := json.Unmarshal(body, &event); err != nil {', ...REFUSE]
      : []),
  ];
}

/** The objects on the way, then the line that prints the status. */
function printLines({ status }: WebhookSample): readonly string[] {
  if (status === undefined) return [`fmt.Println(${string(STORED)})`];
  const [last = '', ...way] = status.path.toReversed();
  const objects = ['event', ...way.map((_, index) => (index === 0 ? 'object' : `object${index + 1}`))];
  return [
    ...way
      .toReversed()
      .map((name, index) => `${objects[index + 1]}, _ := ${objects[index]}[${string(name)}].(map[string]any)`),
    `fmt.Println(${string(STORED_WITH)}, ${objects.at(-1)}[${string(last)}])`,
  ];
}
