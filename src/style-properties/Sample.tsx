import { translate } from '@docusaurus/Translate';
import type { InlineStyle, StylePropertyModel } from './shared/types';
import styles from './StyleProperty.module.css';

interface Props extends Pick<StylePropertyModel, 'sample' | 'items' | 'container'> {
  /** Of the element that has the property. */
  style: InlineStyle;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Which of the items has the property, in samples in which only one has it: the second. */
const CHOSEN = 2;

function sampleText() {
  return translate({
    id: 'styleProperty.text',
    message: 'Order 1042 left the warehouse this morning and arrives tomorrow before noon.',
  });
}

/** Elements that show the effect of a property. They are a picture: screen readers get the CSS instead. */
export function Sample({ sample, items, container, style }: Props) {
  switch (sample) {
    case 'box':
    case 'text':
      return (
        <div className={styles.sample} aria-hidden="true" style={container}>
          <div className={styles.target} style={style}>
            {sampleText()}
          </div>
        </div>
      );
    case 'items':
    case 'uneven':
      return (
        <div className={styles.sample} aria-hidden="true">
          <div className={`${styles.target} ${styles[sample]}`} style={style}>
            {numbers(items).map((number) => (
              <div key={number} className={styles.item}>
                {number}
              </div>
            ))}
          </div>
        </div>
      );
    case 'item':
      return (
        <div className={styles.sample} aria-hidden="true" style={container}>
          {numbers(items).map((number) => (
            <div
              key={number}
              className={number === CHOSEN ? `${styles.item} ${styles.chosen}` : styles.item}
              style={number === CHOSEN ? style : undefined}
            >
              {number}
            </div>
          ))}
        </div>
      );
  }
}
