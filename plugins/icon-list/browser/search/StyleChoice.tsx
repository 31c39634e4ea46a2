import { useId } from 'react';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { ICON_STYLES } from '../../shared/types';
import type { IconStyle } from '../../shared/types';
import styles from './StyleChoice.module.css';

interface Props {
  style: IconStyle;
  onStyle: (style: IconStyle) => void;
}

/** The choice of the style that all icons are shown in. */
export function StyleChoice({ style, onStyle }: Props) {
  const translate = useTranslate();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{translate('icons.style')}</legend>
      {ICON_STYLES.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === style}
            onChange={() => onStyle(each)}
          />
          {translate(`icons.styles.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
