import { translate } from '@docusaurus/Translate';
import styles from './sizes.module.css';

/** Returns the headings of the columns of sizes, and the text of the field above them. */
export function sizeLabels() {
  return {
    component: translate({ id: 'home.sizes.component', message: 'Component' }),
    alone: translate({ id: 'home.sizes.alone', message: 'Alone, kB' }),
    added: translate({ id: 'home.sizes.added', message: 'Beside a Button, kB' }),
    search: translate({ id: 'search.button', message: 'Search…' }),
  };
}

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
