import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { Drawing } from '../drawings/Drawing';
import type { IconFamily, IconStyle } from '../../shared/types';
import styles from './OtherStyles.module.css';

interface Props {
  family: IconFamily;
  style: IconStyle;
  onStyle: (style: IconStyle) => void;
}

/** The styles of an icon. The chosen one is what the dialog shows. */
export function OtherStyles({ family, style, onStyle }: Props) {
  const translate = useTranslate();
  return (
    <>
      <h3>{translate('icons.allStyles')}</h3>
      {family.styles.length === 1 && <p>{translate('icons.oneStyle')}</p>}
      <div className={styles.list}>
        {family.styles.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === style}
            className={styles.style}
            onClick={() => onStyle(each)}
          >
            <Drawing family={family.name} style={each} className={styles.drawing} />
            <span>{translate(`icons.styles.${each}`)}</span>
          </button>
        ))}
      </div>
    </>
  );
}
