import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { processAdmonitionProps } from '@docusaurus/theme-common';
import styles from './Callout.module.css';

/** The kinds that pages can use. The build rejects others (plugins/docs-checks/node/page-checks). */
type CalloutKind = 'info' | 'success' | 'warning' | 'error';

const ICON_PATHS: Record<CalloutKind, string> = {
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm1 15h-2v-6h2v6Zm0-8h-2V7h2v2Z',
  success:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-2 15-5-5 1.41-1.41L10 14.17l7.59-7.58L19 8l-9 9Z',
  warning: 'M1 21h22L12 2 1 21Zm12-3h-2v-2h2v2Zm0-4h-2v-4h2v4Z',
  error: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm1 15h-2v-2h2v2Zm0-4h-2V7h2v6Z',
};

function kindLabel(kind: CalloutKind): string {
  switch (kind) {
    case 'info':
      return translate({ id: 'callout.info', message: 'Note' });
    case 'success':
      return translate({ id: 'callout.success', message: 'Tip' });
    case 'warning':
      return translate({ id: 'callout.warning', message: 'Warning' });
    case 'error':
      return translate({ id: 'callout.error', message: 'Danger' });
  }
}

interface Props {
  type: string;
  title?: ReactNode;
  children: ReactNode;
}

/** A highlighted passage: `:::info`, `:::success`, `:::warning`, or `:::error` in Markdown. */
export function Callout(unprocessed: Props) {
  const { type, title, children } = processAdmonitionProps(unprocessed);
  const kind = type as CalloutKind;
  return (
    <div role="note" className={clsx(styles.callout, styles[kind])} aria-label={kindLabel(kind)}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICON_PATHS[kind]} />
      </svg>
      <div className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
