import { anchorOf, pathBelow } from './themePaths';
import type { ThemeNode } from '../shared/default-theme/types';
import { ThemeValue } from './ThemeValue';
import styles from './ThemeViewer.module.css';

interface Props {
  nodes: readonly ThemeNode[];
  /** Path of the group that these keys are in; empty for the theme itself. */
  above?: string;
  opened: ReadonlySet<string>;
  onToggle: (path: string, isOpen: boolean) => void;
}

/** Lists keys of the theme: a line for each value, a disclosure for each group. */
export function ThemeBranch({ nodes, above = '', opened, onToggle }: Props) {
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
