import { Children, useId, useRef, useSyncExternalStore } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { nextTabIndex } from './nextTabIndex';
import { readTabChoice, subscribeTabChoice, writeTabChoice } from './tabChoice';
import { tabRules } from './tabRules';
import styles from './CodeTabs.module.css';

interface Props {
  storageKey: string;
  /** Tab labels, separated by spaces, in the order of the children. */
  labels: string;
  children: ReactNode;
}

/**
 * Code blocks as tabs with a remembered choice. Which panel shows is decided by CSS from an
 * attribute of `<html>` that is there before first paint; React adds the roles' states.
 */
export function CodeTabs({ storageKey, labels, children }: Props) {
  const names = labels.split(' ');
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  const choice = useSyncExternalStore(
    subscribeTabChoice,
    () => readTabChoice(storageKey),
    () => null,
  );
  const active = choice && names.includes(choice) ? choice : names[0];

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const rtl = document.dir === 'rtl';
    const next = nextTabIndex(event.key, names.indexOf(active ?? ''), names.length, rtl);
    const name = next === undefined ? undefined : names[next];
    if (next !== undefined && name) {
      event.preventDefault();
      writeTabChoice(storageKey, name);
      list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    }
  };

  return (
    <div className={styles.tabs} data-code-tabs={storageKey}>
      <style dangerouslySetInnerHTML={{ __html: tabRules(storageKey, names) }} />
      <div
        role="tablist"
        ref={list}
        tabIndex={-1}
        className={styles.list}
        onKeyDown={onKeyDown}
        aria-label={translate({
          id: 'code.tabs.ariaLabel',
          message: 'Variants of this code',
          description: 'Name of the tabs over code blocks',
        })}
      >
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${group}tab-${name}`}
            aria-controls={`${group}panel-${name}`}
            aria-selected={name === active}
            tabIndex={name === active ? 0 : -1}
            className={styles.tab}
            data-code-tab={name}
            onClick={() => writeTabChoice(storageKey, name)}
          >
            {name}
          </button>
        ))}
      </div>
      {Children.toArray(children).map((child, index) => (
        <div
          key={names[index]}
          role="tabpanel"
          id={`${group}panel-${names[index]}`}
          aria-labelledby={`${group}tab-${names[index]}`}
          data-code-panel={names[index]}
        >
          {child}
        </div>
      ))}
    </div>
  );
}
