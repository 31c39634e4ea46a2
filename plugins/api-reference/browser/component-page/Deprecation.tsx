import Translate from '@docusaurus/Translate';
import { PreparedHtml } from './PreparedHtml';
import type { DeprecationApi } from '../../shared/component-page/types';
import styles from './ApiTable.module.css';

interface Props extends DeprecationApi {
  /** Whether readers open it to see the replacement. */
  isCollapsed?: boolean;
}

/** Marks something as deprecated, with its replacement. */
export function Deprecation({ html, isCollapsed = false }: Props) {
  const mark = (
    <strong>
      <Translate id="api.deprecated">Deprecated</Translate>
    </strong>
  );
  return isCollapsed && html !== undefined ? (
    <details className={styles.deprecated}>
      <summary>{mark}</summary>
      <PreparedHtml html={html} />
    </details>
  ) : (
    <div className={styles.deprecated}>
      {mark}
      {html !== undefined && <PreparedHtml html={html} />}
    </div>
  );
}
