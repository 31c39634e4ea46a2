import { translate } from '@docusaurus/Translate';
import styles from './SectionCommentButton.module.css';

/**
 * A button beside a heading that opens the feedback form for its section (sectionComments.ts). It isn't a
 * tab stop: keyboards reach it from the heading's link.
 */
export function SectionCommentButton({ heading }: { heading: string }) {
  const label = translate(
    {
      id: 'feedback.comment',
      message: 'Comment on “{heading}”',
      description: 'Button beside a heading',
    },
    { heading },
  );
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      tabIndex={-1}
      data-section-comment=""
    />
  );
}
