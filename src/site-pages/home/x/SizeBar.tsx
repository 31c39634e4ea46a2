import styles from './SizeTable.module.css';

/** What a whole bar stands for, in kB: a little more than the largest component. */
const WHOLE = 60;

/** A size in kB, over a bar as long as its share. */
export function SizeBar({ size }: { size: number }) {
  return (
    <span className={styles.bar} style={{ backgroundSize: `${Math.round((size / WHOLE) * 100)}%` }}>
      {size.toFixed(1)}
    </span>
  );
}
