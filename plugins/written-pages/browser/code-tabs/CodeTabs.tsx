import { Children, useId } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './CodeTabs.module.css';
import { attributeOf } from '../../shared/tabChoice';

/**
 * Returns CSS that shows one panel of a group of code tabs and marks its tab: the chosen one, or the
 * first if the attribute is absent or isn't one of this group's tabs.
 */
export function tabRules(storageKey: string, names: readonly string[]): string {
  const group = `[data-code-tabs="${storageKey}"]`;
  const attribute = attributeOf(storageKey);
  const chosen = (name: string) => `:root[${attribute}="${name}"]`;
  const noneChosen = `:root${names.map((name) => `:not([${attribute}="${name}"])`).join('')}`;
  const select = (root: string, name: string) => [
    `${root} ${group} [data-code-panel="${name}"]`,
    `${root} ${group} [data-code-tab="${name}"]`,
  ];
  const pairs = [
    ...names.map((name) => select(chosen(name), name)),
    ...names.slice(0, 1).map((name) => select(noneChosen, name)),
  ];
  return [
    `${group} [data-code-panel]{display:none}`,
    `${pairs.map(([panel]) => panel).join(',')}{display:block}`,
    `${pairs.map(([, tab]) => tab).join(',')}{color:var(--docs-color-code-text);border-block-end-color:var(--docs-color-code-focus)}`,
  ].join('');
}

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
        aria-label={translate({ id: 'code.tabs.ariaLabel', message: 'Variants of this code' })}
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
