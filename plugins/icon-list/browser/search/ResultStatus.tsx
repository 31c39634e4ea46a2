import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { useUserLanguage } from '@component-docs/labels/browser/userLanguage';
import styles from './ResultStatus.module.css';

/** Says how many icons match, also to screen readers. */
export function ResultStatus({ count }: { count: number }) {
  const translate = useTranslate();
  const language = useUserLanguage();
  const label = count === 0 ? 'none' : count === 1 ? 'one' : 'many';
  return (
    <p role="status" className={styles.status}>
      {translate(`icons.found.${label}`)?.replace('{{count}}', count.toLocaleString(language))}
    </p>
  );
}
