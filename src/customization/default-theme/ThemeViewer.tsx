import { useId, useRef } from 'react';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { MAX_QUERY } from '@component-docs/kit/shared/maxQuery';
import { SCHEMES } from '../shared/types';
import type { DefaultThemes, ThemeNode } from '../shared/types';
import { useThemeTree } from './useThemeTree';
import { anchorOf, pathBelow } from './themePaths';
import styles from './ThemeViewer.module.css';

/** Matches a printed string that contains nothing but a color. */
const COLOR = /^'(#[0-9a-f]{3,8}|rgba?\([\d., ]+\))'$/i;

/** Shows a value of the theme, with a sample if it is a color. */
function ThemeValue({ value }: { value: string }) {
  const color = COLOR.exec(value)?.[1];
  return (
    <span className={styles.value} translate="no">
      {color && (
        <span aria-hidden="true" className={styles.sample}>
          <span style={{ background: color }} />
        </span>
      )}
      {value}
    </span>
  );
}

interface BranchProps {
  nodes: readonly ThemeNode[];
  /** Path of the group that these keys are in; empty for the theme itself. */
  above?: string;
  opened: ReadonlySet<string>;
  onToggle: (path: string, isOpen: boolean) => void;
}

/** Lists keys of the theme: a line for each value, a disclosure for each group. */
function ThemeBranch({ nodes, above = '', opened, onToggle }: BranchProps) {
  return (
    <ul className={styles.branch}>
      {nodes.map(({ key, value, children }) => {
        const path = pathBelow(above, key);
        const line = (
          <>
            <span className={styles.key}>{key}</span>
            {value !== undefined && <ThemeValue value={value} />}
          </>
        );
        return (
          <li key={key} id={anchorOf(path)} className={styles.node}>
            {children ? (
              <details
                data-path={path}
                open={opened.has(path)}
                onToggle={(event) => onToggle(path, event.currentTarget.open)}
              >
                <summary>{line}</summary>
                <ThemeBranch nodes={children} above={path} opened={opened} onToggle={onToggle} />
              </details>
            ) : (
              <div className={styles.leaf}>{line}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Shows a library's default theme as a tree of disclosures, which works without JavaScript. */
export function ThemeViewer({ themes }: { themes: DefaultThemes }) {
  const translate = useTranslate();
  const container = useRef<HTMLDivElement>(null);
  const tree = useThemeTree(themes, container);
  const fieldId = useId();
  const status = tree.matches === 0 ? 'themeViewer.noMatch' : 'themeViewer.matches';

  return (
    <div ref={container} className={styles.viewer}>
      <div className={styles.controls}>
        <label htmlFor={fieldId}>{translate('themeViewer.filter')}</label>
        <input
          id={fieldId}
          type="search"
          maxLength={MAX_QUERY}
          autoComplete="off"
          spellCheck={false}
          placeholder="palette.primary"
          value={tree.query}
          onChange={(event) => tree.filter(event.target.value)}
        />
        <div role="group" aria-label={translate('themeViewer.scheme') ?? undefined}>
          {SCHEMES.map((scheme) => (
            <button
              key={scheme}
              type="button"
              aria-pressed={scheme === tree.scheme}
              onClick={() => tree.setScheme(scheme)}
            >
              {translate(`settings.${scheme}`)}
            </button>
          ))}
        </div>
        <button type="button" onClick={tree.expandAll}>
          {translate('themeViewer.expandAll')}
        </button>
        <button type="button" onClick={tree.collapseAll}>
          {translate('themeViewer.collapseAll')}
        </button>
      </div>
      <p role="status" className={styles.status}>
        {tree.query.trim() && translate(status)?.replace('{{count}}', String(tree.matches))}
      </p>
      <ThemeBranch nodes={tree.nodes} opened={tree.opened} onToggle={tree.toggle} />
    </div>
  );
}
