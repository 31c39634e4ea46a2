import { translate } from '@docusaurus/Translate';
import styles from './Feedback.module.css';
import type { Rating } from './types';

const UP =
  'M7 10v11H3V10h4Zm2 0 5-8c1.5 0 2.5 1.2 2 3l-1 4h5c1.5 0 2.3 1.2 2 2.5l-2 8c-.2.9-1 1.5-2 1.5H9V10Z';

interface Props {
  rating: Rating | null;
  /** Called when the pointer or focus is on a thumb, so that the form can be loaded. */
  onIntent: () => void;
  onRate: (rating: Rating) => void;
}

/** The two buttons that rate a page as helpful or not. */
export function Thumbs({ rating, onIntent, onRate }: Props) {
  const labels: [Rating, string][] = [
    [1, translate({ id: 'feedback.yes', message: 'Yes', description: 'Thumb up' })],
    [0, translate({ id: 'feedback.no', message: 'No', description: 'Thumb down' })],
  ];
  return labels.map(([value, label]) => (
    <button
      key={value}
      type="button"
      className={styles.thumb}
      aria-label={label}
      aria-pressed={rating === value}
      title={label}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={() => onRate(value)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={UP} />
      </svg>
    </button>
  ));
}
