import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { translate } from '@docusaurus/Translate';
import { copyText, MARKS } from './logoTexts';
import type { Mark } from './logoTexts';
import styles from './LogoPanel.module.css';

interface Props {
  anchor: RefObject<HTMLElement>;
  /** Gets the file's text while it may still be on its way; it rejects when it cannot be had. */
  onCopy: (mark: Mark, svg: Promise<string>) => void;
  onClose: () => void;
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered with status ${response.status}.`);
  }
  return response.text();
}

/** The items; the arrow keys go round, Escape and Tab close, as does a press elsewhere. */
export function CopyMenu({ anchor, onCopy, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const { withBaseUrl } = useBaseUrlUtils();

  useEffect(() => {
    menu.current?.querySelector('button')?.focus();
    const closeElsewhere = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) {
        onClose();
      }
    };
    document.addEventListener('pointerdown', closeElsewhere);
    return () => document.removeEventListener('pointerdown', closeElsewhere);
    // The menu opens once: its first render's `onClose` serves.
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
