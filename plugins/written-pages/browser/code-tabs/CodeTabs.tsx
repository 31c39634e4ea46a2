import { Children, useId } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { tabRules } from './tabRules';
import styles from './CodeTabs.module.css';

interface Props {
  storageKey: string;
  /** Tab labels, separated by spaces, in the order of the children. */
  labels: string;
  children: ReactNode;
}

/**
 * Code blocks as tabs with a remembered choice. CSS shows the selected panel, based on an attribute
 * of `<html>` that is set before first paint. `answerCodeTabs` updates the ARIA states.
 */
export function CodeTabs({ storageKey, labels, children }: Props) {
  const names = labels.split(' ');
  const group = useId();
  return (
    <div className={styles.tabs} data-code-tabs={storageKey} data-styles="code-tabs">
      <style dangerouslySetInnerHTML={{ __html: tabRules(storageKey, names) }} />
      <div
        role="tablist"
        tabIndex={-1}
        className={styles.list}
        aria-label={translate({
          id: 'code.tabs.ariaLabel',
          message: 'Variants of this code',
          description: 'Name of the tabs over code blocks',
        })}
      >
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${group}tab-${name}`}
            aria-controls={`${group}panel-${name}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            className={styles.tab}
            data-code-tab={name}
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
