import { string } from '../go-literal.ts';
import { go as language, methodText } from '../go.ts';
import { STORE, STORE_REMARK, STORED, VERIFY_REMARK, type Receiver } from './receiver.ts';

/** Go 1.18 and later with `net/http`: a whole program in the format of `gofmt`. */
export const go: Receiver = {
  language: language.language,
  render: (sample) =>
    [
      'package main',
      '',
      'import (',
      ...['bytes', 'crypto/rand', 'fmt', 'io', 'log', 'net/http', 'os'].map((path) => `\t"${path}"`),
      ')',
      '',
      'func main() {',
      `\tif err := os.MkdirAll("${STORE}", 0o700); err != nil {`,
      '\t\tlog.Fatal(err)',
      '\t}',
      '',
      `\thttp.HandleFunc(${string(sample.path)}, func(w http.ResponseWriter, r *http.Request) {`,
      `\t\tif r.Method != ${methodText(sample.method)} {`,
      '\t\t\thttp.NotFound(w, r)',
      '\t\t\treturn',
      '\t\t}',
      '',
      `\t\t// ${STORE_REMARK}`,
      '\t\tif err := store(r); err != nil {',
      '\t\t\tlog.Print(err)',
      '\t\t\thttp.Error(w, "Not stored", http.StatusInternalServerError)',
      '\t\t\treturn',
      '\t\t}',
      `\t\tw.WriteHeader(${STATUS[sample.success] ?? sample.success})`,
      '',
      `\t\t// ${VERIFY_REMARK}`,
      `\t\tfmt.Println(${string(STORED)})`,
      '\t})',
      '',
      `\tlog.Fatal(http.ListenAndServe("localhost:${sample.port}", nil))`,
      '}',
      '',
      'func store(r *http.Request) error {',
      '\tvar message bytes.Buffer',
      '\tr.Header.Write(&message)',
      '\tmessage.WriteString("\\r\\n")',
      '\tif _, err := io.Copy(&message, r.Body); err != nil {',
      '\t\treturn err',
      '\t}',
      '\tid := make([]byte, 16)',
      '\tif _, err := rand.Read(id); err != nil {',
      '\t\treturn err',
      '\t}',
      `\treturn os.WriteFile(fmt.Sprintf("${STORE}/%x", id), message.Bytes(), 0o600)`,
      '}',
    ].join('\n'),
};

/** Names of status constants in `net/http`, by status. */
const STATUS: Readonly<Record<number, string>> = {
  200: 'http.StatusOK',
  201: 'http.StatusCreated',
  202: 'http.StatusAccepted',
  204: 'http.StatusNoContent',
};
