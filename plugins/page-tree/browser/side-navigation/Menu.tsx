import { useId } from 'react';
import type { ComponentType } from 'react';
import styles from './Menu.module.css';
import { useMenu } from '@component-docs/kit/browser/menu/useMenu';
import { useOnDemand } from '@component-docs/static-pages/browser/on-demand/useOnDemand';

interface Props<ListProps> {
  /** The button's text. */
  text: string;
  /** The button's accessible name, which includes its text. */
  label: string;
  /** Loads the list of links when the reader is about to open it. */
  load: () => Promise<ComponentType<ListProps & { onNavigate: () => void }>>;
  listProps: ListProps;
  className?: string;
}

/** A button and the list of links that it opens. */
export function Menu<ListProps extends object>(props: Props<ListProps>) {
  const { text, label, load, listProps, className } = props;
  const id = useId();
  const { Component: List, prepare, request } = useOnDemand(load);
  const menu = useMenu(List !== null);
  return (
    <div
      role="presentation"
      ref={menu.container}
      className={className}
      onKeyDown={menu.handleKeyDown}
    >
      <button
        ref={menu.button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-expanded={menu.isShown}
        aria-controls={menu.isShown ? id : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => request(menu.toggle)}
      >
        {text}
      </button>
      {menu.isShown && List && (
        <div id={id} className={styles.panel}>
          <List {...listProps} onNavigate={menu.close} />
        </div>
      )}
    </div>
  );
}
