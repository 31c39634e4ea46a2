import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { CopyText } from './CopyText';
import styles from './CopyLink.module.css';

/** Copies a link to the icon: the address of the page, which has the state of the list. */
export function CopyLink({ address }: { address: string }) {
  const translate = useTranslate();
  const label = translate('icons.link');
  return (
    <div className={styles.link}>
      <h3>{label}</h3>
      <CopyText subject={label ?? ''} text={address} />
    </div>
  );
}
