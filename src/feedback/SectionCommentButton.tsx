import type { MouseEvent } from 'react';
import { translate } from '@docusaurus/Translate';
import { commentOnSection } from './sectionComments';
import styles from './SectionCommentButton.module.css';

function comment({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const heading = currentTarget.parentElement;
  // The heading's words, without those of the link in it: a space of no width.
  const title = heading?.textContent?.replace(/\u200b/g, '').trim() ?? '';
  commentOnSection({ id: heading?.id ?? '', title });
}

/** In a heading: opens the feedback form for its section. */
export function SectionCommentButton() {
  const label = translate({
    id: 'feedback.comment',
    message: 'Post a comment',
    description: 'Button in a heading',
  });
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={comment}
    />
  );
}
