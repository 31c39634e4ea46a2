import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { COLOR_MODES } from '@component-docs/preferences/shared/colorModes';
import { PICTURE, picturePath } from '../../shared/paths';
import styles from './TemplatePicture.module.css';

/**
 * The picture of a template, in the reader's mode. Browsers load only the shown picture, when it comes near.
 * It adds nothing to the text beside it.
 */
export function TemplatePicture({ slug }: { slug: string }) {
  const { withBaseUrl } = useBaseUrlUtils();
  return COLOR_MODES.map((mode) => (
    <img
      key={mode}
      src={withBaseUrl(picturePath(slug, mode))}
      alt=""
      {...PICTURE}
      loading="lazy"
      decoding="async"
      className={styles[mode]}
    />
  ));
}
