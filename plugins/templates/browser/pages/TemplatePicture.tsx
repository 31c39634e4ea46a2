import useBaseUrl from '@docusaurus/useBaseUrl';
import { PICTURE, picturePath } from '../../shared/paths';
import styles from './TemplatePicture.module.css';

/**
 * The picture of a template, in the reader's mode. Browsers load only the shown picture, when it comes near.
 * It adds nothing to the text beside it.
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
