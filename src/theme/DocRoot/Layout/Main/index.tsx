// Change: <main> has the id and tabindex that the skip link needs. The rest of the markup of 3.10.2
// isn't needed, because this sidebar doesn't collapse.
import type { ReactNode } from 'react';
import type { Props } from '@theme/DocRoot/Layout/Main';
import { MAIN_ID } from '@site/src/shell/frame/SkipLink';
import styles from './styles.module.css';

export default function DocRootLayoutMain({ children }: Props): ReactNode {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
