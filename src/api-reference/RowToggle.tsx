import { translate } from '@docusaurus/Translate';
import styles from './ApiLists.module.css';

interface Props {
  name: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes a row's details; the style sheet shows it in lists only. */
export function RowToggle({ name, isOpen, onToggle }: Props) {
  const label = isOpen
    ? translate({
        id: 'api.row.collapse',
        message: 'Collapse',
        description: 'Button that hides the details of a prop, slot or class',
      })
    : translate({
        id: 'api.row.expand',
        message: 'Expand',
        description: 'Button that shows the details of a prop, slot or class',
      });
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-label={`${label} ${name}`}
      onClick={onToggle}
    >
      {label}
    </button>
  );
}
