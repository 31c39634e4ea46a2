import { translate } from '@docusaurus/Translate';
import styles from './SectionCommentButton.module.css';

/** A button in a heading that opens the feedback form for its section (sectionComments.ts). */
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
      data-section-comment=""
    />
  );
}
