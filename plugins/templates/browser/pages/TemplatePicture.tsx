import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { COLOR_MODES } from '@component-docs/preferences/shared/colorModes';
import { PICTURE, picturePath } from '../../shared/paths';
import styles from './TemplatePicture.module.css';

/**
 * The picture of a template, in the reader's mode. Browsers load the one that is shown, when it comes
 * near. It says nothing that the text beside it doesn't.
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
