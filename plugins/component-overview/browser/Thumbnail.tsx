import { useContext } from 'react';
import { PageStylesContext } from '@component-docs/demos/browser/PageStylesContext';
import { serverThumbnail } from './serverThumbnail';
import styles from './Thumbnail.module.css';

/** React 18 does not know `inert` as a boolean, but passes the attribute on. */
const INERT = { inert: '' };

/** What a component shows whose page has no picture: its name, as it is written in code. */
function GenericPicture({ id }: { id: string }) {
  return <span className={styles.generic}>{`<${id.replace(/^.*\//, '')} />`}</span>;
}

/**
 * A preview of a component: its real markup, which readers can't focus or click. It is always left
 * to right, like its styles, because no script mirrors them. Only the server renders it; `npm start`
 * shows the generic picture.
 */
export function Thumbnail({ id }: { id: string }) {
  const { html, isDemo } = serverThumbnail(id, useContext(PageStylesContext));
  return (
    <div {...INERT} aria-hidden="true" dir="ltr" className={styles.thumbnail} data-thumbnail={id}>
      {html === '' ? (
        <GenericPicture id={id} />
      ) : (
        <div
          className={isDemo ? styles.demo : styles.example}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </div>
  );
}
