import styles from './ThemeViewer.module.css';

/** A string that is a color as a whole, as the theme prints it. */
const COLOR = /^'(#[0-9a-f]{3,8}|rgba?\([\d., ]+\))'$/i;

/** A value of the theme, with a sample of it when it is a color. */
export function ThemeValue({ value }: { value: string }) {
  const color = COLOR.exec(value)?.[1];
  return (
    <span className={styles.value}>
      {color && (
        <span aria-hidden="true" className={styles.sample}>
          <span style={{ background: color }} />
        </span>
      )}
      {value}
    </span>
  );
}
