import { translate } from '@docusaurus/Translate';
import { useClipboardCopy } from '../code-copy/useClipboardCopy';
import { isPlainClick } from '../navigation/isPlainClick';
import styles from './ApiTable.module.css';

interface Props {
  anchor: string;
  name: string;
}

/**
 * A link from a row to itself, which is copied when it is pressed; it shows when the row is pointed
 * at or focused.
 */
export function RowLink({ anchor, name }: Props) {
  const { copy, isCopied } = useClipboardCopy();
  const label = translate(
    {
      id: 'api.row.link',
      message: 'Link to {name}',
      description: 'Accessible name of the link from a prop, slot or class to itself',
    },
    { name },
  );
  return (
    <>
      <a
        className={styles.rowLink}
        href={`#${anchor}`}
        aria-label={label}
        title={label}
        onClick={(event) => {
          if (isPlainClick(event.nativeEvent)) {
            // Where copying is forbidden, the address is still in the address bar.
            copy(event.currentTarget.href).catch(() => undefined);
          }
        }}
      />
      <span role="status" className={styles.copied}>
        {isCopied &&
          translate({
            id: 'api.row.copied',
            message: 'Link copied',
            description: 'Shown for a moment after a link to a prop, slot or class was copied',
          })}
      </span>
    </>
  );
}
