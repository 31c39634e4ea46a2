import { useId } from 'react';
import { useModal } from '@component-docs/kit/browser/useModal';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { BreakableName, Drawing } from '../drawings/Drawing';
import { componentName } from '../../shared/names';
import type { IconFamily, IconStyle } from '../../shared/types';
import { CodeLines, CopyText } from './CodeLines';
import styles from './IconDialog.module.css';

interface SamplesProps {
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
function Samples({ family, style }: SamplesProps) {
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

interface OtherStylesProps {
  family: IconFamily;
  style: IconStyle;
  onStyle: (style: IconStyle) => void;
}

/** The styles of an icon. The dialog shows the chosen one. */
function OtherStyles({ family, style, onStyle }: OtherStylesProps) {
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

/** Copies a link to the icon: the address of the page, which has the state of the list. */
function CopyLink({ address }: { address: string }) {
  const translate = useTranslate();
  const label = translate('icons.link');
  return (
    <div className={styles.link}>
      <h3>{label}</h3>
      <CopyText subject={label ?? ''} text={address} />
    </div>
  );
}

interface Props {
  /** The icon that is shown; without one, the dialog is closed. */
  icon: { family: IconFamily; style: IconStyle } | undefined;
  link: string;
  onStyle: (style: IconStyle) => void;
  /** Must be a stable function. */
  onClose: () => void;
}

/** One icon: its styles, its code, and its sizes and colors. */
export function IconDialog({ icon, link, onStyle, onClose }: Props) {
  const translate = useTranslate();
  const dialog = useModal(icon !== undefined, onClose);
  const title = useId();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title}>
      {icon && (
        <div className={styles.content}>
          <header className={styles.header}>
            <h2 id={title}>
              <BreakableName>{componentName(icon.family.name, icon.style)}</BreakableName>
            </h2>
            <button
              type="button"
              className={styles.close}
              aria-label={translate('icons.close') ?? undefined}
              onClick={onClose}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m6 6 12 12M18 6 6 18" />
              </svg>
            </button>
          </header>
          <OtherStyles {...icon} onStyle={onStyle} />
          <CodeLines family={icon.family.name} style={icon.style} />
          <Samples family={icon.family.name} style={icon.style} />
          <CopyLink address={link} />
        </div>
      )}
    </dialog>
  );
}
