import type { Card } from '../../model/content.ts';
import { Icon } from '../content/Icon.tsx';
import { Inline } from '../content/Content.tsx';
import { Link } from '../content/Link.tsx';
import classes from './Cards.module.css';
import landing from './Landing.module.css';

/** A grid of links to next steps, each with a sentence. */
export function Cards({ cards }: { readonly cards: readonly Card[] }) {
  const isLedger = cards.some(({ state }) => state !== undefined);
  return (
    <ul role="list" className={isLedger ? `${classes.cards} ${landing.ledger}` : classes.cards}>
      {cards.map((card) => (
        <li key={card.title}>
          {card.icon !== undefined && <Icon name={card.icon} size={20} />}
          <div>
            <Link href={card.href}>
              {card.title}
              {card.external && <span className="visually-hidden"> (another site)</span>}
            </Link>
            {card.note !== undefined && <small className={card.state && landing[card.state]}>{card.note}</small>}
            <div>
              <Inline nodes={card.children} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
