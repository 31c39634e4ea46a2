import { translate } from '@docusaurus/Translate';
import styles from './ApiTable.module.css';

interface Props {
  anchor: string;
  name: string;
}

/**
 * A link from a row to itself, visible when the row is hovered or focused. A click copies it
 * (plugins/api-reference/browser/behavior/copyRowLink.ts).
 */
export function RowLink({ anchor, name }: Props) {
  const label = translate(
    {
      id: 'api.row.link',
      message: 'Link to {name}',
      description: 'Accessible name of the link from a prop, slot or class to itself',
    },
    { name },
  );
  return (
    <a
      className={styles.rowLink}
      href={`#${anchor}`}
      aria-label={label}
      title={label}
      data-row-link=""
    />
  );
}
