import useBaseUrl from '@docusaurus/useBaseUrl';
import { PICTURE, picturePath } from '../../shared/paths';
import styles from './TemplatePicture.module.css';

/**
 * The picture of a template, in the reader's mode. Browsers load the one that is shown, when it comes
 * near. It says nothing that the text beside it doesn't.
 */
export function TemplatePicture({ slug }: { slug: string }) {
  return (
    <>
      <img
        src={useBaseUrl(picturePath(slug, 'light'))}
        alt=""
        {...PICTURE}
        loading="lazy"
        decoding="async"
        className={styles.light}
      />
      <img
        src={useBaseUrl(picturePath(slug, 'dark'))}
        alt=""
        {...PICTURE}
        loading="lazy"
        decoding="async"
        className={styles.dark}
      />
    </>
  );
}
