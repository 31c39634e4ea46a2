import Translate from '@docusaurus/Translate';
import { PreparedHtml } from './PreparedHtml';
import type { DeprecationApi } from './types';
import styles from './ApiTable.module.css';

/** Marks something as deprecated, with its replacement. */
export function Deprecation({ html }: DeprecationApi) {
  return (
    <div className={styles.deprecated}>
      <strong>
        <Translate id="api.deprecated" description="Mark on a deprecated component, prop or class">
          Deprecated
        </Translate>
      </strong>
      {html !== undefined && <PreparedHtml html={html} />}
    </div>
  );
}
