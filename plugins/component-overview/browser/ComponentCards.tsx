import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { ItemMarks } from '@component-docs/page-tree/browser/ItemMarks';
import { Thumbnail } from './Thumbnail';
import type { OverviewCard } from '../shared/types';
import styles from './ComponentCards.module.css';

function Card({ title, href, thumbnail, marks }: OverviewCard) {
  return (
    <li className={clsx(styles.card, href && styles.linked)}>
      {thumbnail && <Thumbnail id={thumbnail} />}
      <p className={styles.caption}>
        {href ? <Link to={href}>{title}</Link> : title}
        <ItemMarks marks={marks} />
      </p>
    </li>
  );
}

/** The cards of one group of an overview. */
export default function ComponentCards({ cards }: { cards: readonly OverviewCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <Card key={card.title} {...card} />
      ))}
    </ul>
  );
}
