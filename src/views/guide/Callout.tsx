import type { ContentNode } from '../../model/content.ts';
import type { CalloutNode } from '../../model/prose.ts';
import { Icon } from '../content/Icon.tsx';
import { Content } from '../content/Content.tsx';
import classes from './Callout.module.css';

const icon = { note: 'info-circle', tip: 'bulb', warning: 'alert-triangle' } as const;

/** A remark set apart from the text by a coloured background, with an icon and a title. */
export function Callout({ tone, title, children }: CalloutNode<ContentNode>) {
  return (
    <div role="note" className={`${classes.callout} ${classes[tone]}`}>
      <p className={classes.title}>
        <Icon name={icon[tone]} size={18} />
        {title}
      </p>
      <Content nodes={children} />
    </div>
  );
}
