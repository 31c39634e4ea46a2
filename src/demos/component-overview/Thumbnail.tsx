import { useContext } from 'react';
import { PageStylesContext } from '../PageStylesContext';
import { serverThumbnail } from './serverThumbnail';
import styles from './Thumbnail.module.css';

/** React 18 does not know `inert` as a boolean, but passes the attribute on. */
const INERT = { inert: '' };

/**
 * A preview of a component: its real markup, which readers can't focus or click. It is always left
 * to right, like its styles, because no script mirrors them. Only the server renders it.
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
