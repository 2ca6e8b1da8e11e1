import type { Message, Sequence } from '../../model/content.ts';
import { Inline } from '../content/Content.tsx';
import { DeferredStyles } from '../content/DeferredStyles.tsx';
import classes from './SequencePicture.module.css';

/**
 * A sequence diagram of messages between up to eight participants. For assistive technology it is a list; it is drawn
 * as lanes and arrows.
 */
export function SequencePicture({ sequence: { title, participants, messages } }: { readonly sequence: Sequence }) {
  return (
    <>
      <DeferredStyles />
      <figure className={`${classes.sequence} ${classes[`n${participants.length}`]}`}>
        <figcaption>{title}</figcaption>
        <div aria-hidden="true">
          {participants.map((name) => (
            <b key={name}>{name}</b>
          ))}
        </div>
        <ol role="list">
          {messages.map((message, index) => (
            <li key={index} className={classes[`n${Math.min(message.from, message.to)}`]}>
              <div className={arrow(message)}>
                <span className="visually-hidden">{`${participants[message.from]} to ${participants[message.to]}: `}</span>
                <span>
                  <Inline nodes={message.label} />
                </span>
              </div>
            </li>
          ))}
        </ol>
      </figure>
    </>
  );
}

function arrow({ from, to, response }: Message): string {
  const direction = to === from ? classes.self : to < from ? classes.back : undefined;
  return [classes.message, classes[`n${Math.abs(to - from) + 1}`], direction, response ? classes.response : undefined]
    .filter((name) => name !== undefined)
    .join(' ');
}
