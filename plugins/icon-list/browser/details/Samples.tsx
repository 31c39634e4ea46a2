import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { Drawing } from '../drawings/Drawing';
import type { IconStyle } from '../../shared/types';
import styles from './Samples.module.css';

interface Props {
  family: string;
  style: IconStyle;
}

/** Sizes in px, by the code that sets them. */
const SIZES = [
  { code: 'small', size: 20 },
  { code: 'medium', size: 24 },
  { code: 'large', size: 35 },
  { code: '64px', size: 64 },
] as const;

/** Values of `color`, and the variables of the demos' theme. */
const COLORS = [
  { color: 'primary', variable: 'primary-main' },
  { color: 'secondary', variable: 'secondary-main' },
  { color: 'success', variable: 'success-main' },
  { color: 'error', variable: 'error-main' },
  { color: 'warning', variable: 'warning-main' },
  { color: 'info', variable: 'info-main' },
  { color: 'action', variable: 'action-active' },
  { color: 'disabled', variable: 'action-disabled' },
] as const;

/** An icon in the sizes of `fontSize`, and in the colors of the theme. */
export function Samples({ family, style }: Props) {
  const translate = useTranslate();
  return (
    <>
      <h3>{translate('icons.sizes')}</h3>
      <ul className={styles.samples}>
        {SIZES.map(({ code, size }) => (
          <li key={code} style={{ fontSize: `${size / 16}rem` }}>
            <Drawing family={family} style={style} />
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      <h3>{translate('icons.colors')}</h3>
      <ul className={styles.samples}>
        {COLORS.map(({ color, variable }) => (
          <li key={color}>
            <span style={{ color: `var(--mui-palette-${variable})` }}>
              <Drawing family={family} style={style} />
            </span>
            <code translate="no">{color}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
