import { useContext } from 'react';
import { PageStylesContext } from '../PageStylesContext';
import { serverThumbnail } from './serverThumbnail';
import styles from './Thumbnail.module.css';

/** React 18 does not know `inert` as a boolean, but passes the attribute on. */
const INERT = { inert: '' };

/**
 * The picture of a component: its real markup, which no reader can focus or click. It stays left to
 * right, as its styles are: no script mirrors them. Only the server renders it.
 */
export function Thumbnail({ id }: { id: string }) {
  const pageStyles = useContext(PageStylesContext);
  return (
    <div
      {...INERT}
      aria-hidden="true"
      dir="ltr"
      className={styles.thumbnail}
      data-thumbnail={id}
      dangerouslySetInnerHTML={{ __html: serverThumbnail(id, pageStyles) }}
    />
  );
}
