import styles from './ThemeViewer.module.css';

/** Matches a printed string that contains nothing but a color. */
const COLOR = /^'(#[0-9a-f]{3,8}|rgba?\([\d., ]+\))'$/i;

/** Shows a value of the theme, with a sample if it is a color. */
export function ThemeValue({ value }: { value: string }) {
  const color = COLOR.exec(value)?.[1];
  return (
    <span className={styles.value} translate="no">
      {color && (
        <span aria-hidden="true" className={styles.sample}>
          <span style={{ background: color }} />
        </span>
      )}
      {value}
    </span>
  );
}
