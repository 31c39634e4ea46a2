import { useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useOnDemand } from '../../platform/on-demand/useOnDemand';
import styles from './LogoMenu.module.css';

const loadPanel = () => import('./lazy/LogoPanel').then((module) => module.LogoPanel);

/**
 * The logo with a menu that copies it, which replaces the browser's context menu: opened by
 * right-click, long press, and the keys Shift+F10 and Menu.
 */
export function LogoMenu({ children }: { children: ReactNode }) {
  const anchor = useRef<HTMLDivElement>(null);
  const { Component: Panel, request } = useOnDemand(loadPanel);
  // Number of times that the menu was opened; each time creates a new panel.
  const [opening, setOpening] = useState(0);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    request(() => setOpening((count) => count + 1));
  };
  return (
    <div ref={anchor} role="presentation" className={styles.logo} onContextMenu={open}>
      {children}
      {opening > 0 && Panel && <Panel key={opening} anchor={anchor} />}
    </div>
  );
}
