import Link from '@docusaurus/Link';
import { useContext } from 'react';
import { ItemMarks } from '@component-docs/page-tree/browser/ItemMarks';
import type { OverviewCard } from '../shared/componentGroups';
import styles from './ComponentCards.module.css';
import { PageStylesContext } from '@component-docs/demo-themes/browser/PageStylesContext';
import { serverThumbnail } from './serverThumbnail';

/** React 18 does not know `inert` as a boolean, but passes the attribute on. */
const INERT = { inert: '' };

/**
 * A preview of a component, which readers can't focus or click; left to right, like its styles.
 * Only the server renders it; `npm start` shows the generic picture.
 */
function Thumbnail({ id }: { id: string }) {
  const { html, isDemo } = serverThumbnail(id, useContext(PageStylesContext));
  return (
    <div {...INERT} aria-hidden="true" dir="ltr" className={styles.thumbnail} data-thumbnail={id}>
      {html === '' ? (
        // The page has no picture: the name of the component, as it is written in code.
        <span className={styles.generic}>{`<${id.replace(/^.*\//, '')} />`}</span>
      ) : (
        <div
          className={isDemo ? styles.demo : styles.example}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </div>
  );
}

function Card({ title, href, thumbnail, marks }: OverviewCard) {
  return (
    <li className={styles.card}>
      {thumbnail && <Thumbnail id={thumbnail} />}
      <p className={styles.caption}>
        <Link to={href}>{title}</Link>
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
