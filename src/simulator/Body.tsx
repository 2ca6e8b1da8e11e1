import { Button } from '@mantine/core';
import { counted } from '../shared/text/counted.ts';
import { utf8Length } from '../shared/text/utf8-length.ts';
import type { EventCheck } from '../shared/simulator/body-check.ts';
import { ProblemList } from '../tools/ProblemList.tsx';
import { TextArea } from '../tools/TextField.tsx';
import classes from './Simulator.module.css';

export interface BodyProps {
  readonly id: string;
  readonly text: string;
  /** Lines of the text area. */
  readonly rows: number;
  readonly check: EventCheck;
  readonly base: string;
  readonly onType: (text: string) => void;
  readonly onReset: () => void;
}

/** Shows the body of the event and its problems. A wrong body can be sent as well. */
export function Body({ id, text, rows, check, base, onType, onReset }: BodyProps) {
  const { mistakes, problems } = check;
  return (
    <>
      <TextArea id={id} label="Body" text={text} rows={rows} onType={onType} />
      <div className={classes.line}>
        <p role="status">
          {stateOf(check)} · {counted(utf8Length(text), 'byte')}
        </p>
        <Button size="xs" onClick={onReset}>
          Back to the example
        </Button>
      </div>
      {mistakes.length + problems.length > 0 && (
        <>
          <ProblemList mistakes={mistakes} problems={problems} base={base} className={classes.problems} />
          <p>You can send it as it is: handlers meet wrong bodies, too.</p>
        </>
      )}
    </>
  );
}

function stateOf({ unchecked, mistakes, problems }: EventCheck): string {
  if (mistakes.length > 0) return 'Broken JSON';
  if (unchecked === 'not JSON') return 'Not checked: no JSON';
  if (unchecked === 'not documented') return 'Not checked: its fields are not documented';
  return problems.length === 0 ? 'Valid' : counted(problems.length, 'problem');
}
