import styles from './Rating.module.css';

export interface RatingProps {
  /** How many stars are given, from 0. */
  value: number;
  /** Called with the stars that a reader gives. Without it, the rating can only be read. */
  onChange?: (value: number) => void;
  /** How many stars there are. */
  max?: number;
  /** The name of the rating, for screen readers. */
  label?: string;
}

/** Shows stars, and lets readers give them. */
export function Rating({ value, onChange, max = 5, label = 'Rating' }: RatingProps) {
  const stars = Array.from({ length: max }, (_star, index) => index + 1);
  if (!onChange) {
    return (
      <span role="img" aria-label={`${label}: ${value} / ${max}`} className={styles.stars}>
        {stars.map((star) => (star <= value ? '★' : '☆')).join('')}
      </span>
    );
  }
  return (
    <span role="radiogroup" aria-label={label} className={styles.stars}>
      {stars.map((star) => (
        <button
          key={star}
          type="button"
          role="radio"
          aria-checked={star === value}
          aria-label={String(star)}
          className={styles.star}
          onClick={() => onChange(star)}
        >
          <span aria-hidden="true">{star <= value ? '★' : '☆'}</span>
        </button>
      ))}
    </span>
  );
}
