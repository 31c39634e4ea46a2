import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { nextItem } from '@component-docs/kit/browser/arrowKeys';
import { controlName } from '../../browser/names';
import { Icon } from './ActionButton';
import type { IconName, DemoAction } from './ActionButton';
import styles from './DemoActions.module.css';

interface Props {
  demo: { id: string; name: string };
  /** The purpose of the menu: the button's name and, without a text, its tooltip. */
  label: string;
  icon: IconName;
  /** The text beside the button's icon: words of the label. */
  text?: string;
  actions: readonly DemoAction[];
}

/** A button of a demo's toolbar that opens a menu of its other controls. */
export function ActionMenu({ demo, label, icon, text, actions }: Props) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    menu.current?.querySelector('button')?.focus();
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.parentElement?.contains(target)) {
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll('button') ?? [])];
    const current = items.findIndex((item) => item === document.activeElement);
    const next = nextItem(event.key, current, items.length);
    if (next !== undefined) {
      event.preventDefault();
      items[next]?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Tab') {
      // The browser moves on from the button.
      close();
    }
  };

  return (
    <div className={styles.more}>
      <button
        ref={button}
        type="button"
        className={styles.control}
        aria-label={controlName(label, demo.name)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-tooltip={isOpen || text ? undefined : label}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={icon} />
        {text && <span>{text}</span>}
      </button>
      {isOpen && (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          className={styles.menu}
          aria-label={controlName(label, demo.name)}
          onKeyDown={handleKeyDown}
        >
          {actions.map(({ event, label: name, icon: picture, isPressed, run }) => (
            <button
              key={event}
              type="button"
              role={isPressed === undefined ? 'menuitem' : 'menuitemcheckbox'}
              tabIndex={-1}
              className={styles.item}
              aria-checked={isPressed}
              data-ga-event-category="demo"
              data-ga-event-action={event}
              data-ga-event-label={demo.id}
              onClick={() => {
                close();
                run();
              }}
            >
              {picture && <Icon name={picture} />}
              <span>{name}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
