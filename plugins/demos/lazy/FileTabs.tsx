import type { KeyboardEvent } from 'react';
import { translate } from '@docusaurus/Translate';
import { horizontal, nextItem } from '@component-docs/kit/browser/arrowKeys';
import { tabId } from '../shared/ids';
import styles from './FileTabs.module.css';

export interface FileTabsProps {
  /** The demo's name. */
  name: string;
  /** Names of the files, the demo itself first. */
  files: readonly string[];
  selected: number;
  /** Id of the element that shows the selected file. */
  panelId: string;
  onSelect: (index: number) => void;
}

/** The tabs of a demo with several files. Arrow keys select, as in the tabs of code blocks. */
export function FileTabs({ name, files, selected, panelId, onSelect }: FileTabsProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = document.documentElement.dir === 'rtl';
    const next = nextItem(event.key, selected, files.length, horizontal(isRtl));
    if (next !== undefined) {
      event.preventDefault();
      onSelect(next);
      event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    }
  };
  return (
    <div
      role="tablist"
      tabIndex={-1}
      className={styles.list}
      translate="no"
      aria-label={translate({ id: 'demo.files', message: 'Files of {name}' }, { name })}
      onKeyDown={handleKeyDown}
    >
      {files.map((file, index) => (
        <button
          key={file}
          type="button"
          role="tab"
          id={tabId(panelId, index)}
          aria-controls={panelId}
          aria-selected={index === selected}
          tabIndex={index === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(index)}
        >
          {file}
        </button>
      ))}
    </div>
  );
}
