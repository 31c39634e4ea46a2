// Replaces: <main> has the id and tabindex that the skip link needs. The rest of the markup of 3.10.2
// isn't needed, because this sidebar doesn't collapse.
import type { ReactNode } from 'react';
import type { Props } from '@theme/DocRoot/Layout/Main';
import { SITE_IDS } from '@component-docs/static-pages/shared/siteIds';
import styles from './styles.module.css';

export default function DocRootLayoutMain({ children }: Props): ReactNode {
  return (
    <main id={SITE_IDS.main} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
