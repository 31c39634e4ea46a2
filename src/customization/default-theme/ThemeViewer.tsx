import { useId, useRef } from 'react';
import themes from '@generated/customization/default/themes.json';
import { useTranslate } from '../../../plugins/labels/browser/useTranslate';
import { ThemeBranch } from './ThemeBranch';
import { SCHEMES } from '../shared/default-theme/types';
import { MAX_QUERY } from '../../../plugins/kit/shared/maxQuery';
import { useThemeTree } from './useThemeTree';
import styles from './ThemeViewer.module.css';

/** Shows the library's default theme as a tree of disclosures, which works without JavaScript. */
export default function ThemeViewer() {
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
