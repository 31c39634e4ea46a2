import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { translate } from '@docusaurus/Translate';
import { fetchText } from '../../../lib/fetchInTime';
import { copyText, MARKS } from './logoTexts';
import type { Mark } from './logoTexts';
import styles from './LogoPanel.module.css';

interface Props {
  anchor: RefObject<HTMLElement>;
  /** Called with a promise for the file's text, which rejects if loading fails. */
  onCopy: (mark: Mark, svg: Promise<string>) => void;
  onClose: () => void;
}

/** The menu items. Arrow keys wrap around; Escape, Tab, and a click elsewhere close the menu. */
export function CopyMenu({ anchor, onCopy, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const { withBaseUrl } = useBaseUrlUtils();

  useEffect(() => {
    menu.current?.querySelector('button')?.focus();
    const closeOnOutsideClick = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) {
        onClose();
      }
    };
    document.addEventListener('pointerdown', closeOnOutsideClick);
    return () => document.removeEventListener('pointerdown', closeOnOutsideClick);
    // The menu opens only once, so the `onClose` of the first render is enough.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const handleKeyDown = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll('button') ?? [])];
    const current = items.findIndex((item) => item === document.activeElement);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      items.at((current + step) % items.length)?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      anchor.current?.querySelector('a')?.focus();
      onClose();
    }
  };
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={translate({
        id: 'logoMenu.label',
        message: 'Logo',
        description: 'Accessible name of the logo’s context menu',
      })}
      className={styles.menu}
      onKeyDown={handleKeyDown}
    >
      {MARKS.map((mark) => (
        <button
          key={mark}
          type="button"
          role="menuitem"
          className={styles.item}
          onClick={() => onCopy(mark, fetchText(withBaseUrl(`img/${mark}.svg`)))}
        >
          {copyText(mark)}
        </button>
      ))}
    </div>
  );
}
