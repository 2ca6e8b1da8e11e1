import type { CallChoice as Choice } from '../model/history.ts';

/** Opens the choice of the calls whose changes a page shows. The application fills it (`choose-calls.ts`). */
export function CallChoice({ choice }: { readonly choice: Choice }) {
  return (
    <details data-call-choice={JSON.stringify(choice)} data-needs-scripts="">
      <summary>Show only what your program calls</summary>
    </details>
  );
}
