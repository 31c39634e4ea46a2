import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { ASSETS_PATH, fileNameOf, framePath, galleryPath, sourcePath } from '../../shared/paths';
import styles from './TemplatePages.module.css';

/** The attributes of a template on pages, besides the ones that describe it. */
export interface TemplateAttributes {
  /** Its name in addresses. */
  slug: string;
  title: string;
  /** File name of its project as JSON. */
  json: string;
  /** File name of its project as an archive. */
  zip: string;
}

interface Props extends TemplateAttributes {
  /**
   * The page is the gallery: others link to it, and it to the pages about the templates' code, which have
   * the online editors too.
   */
  isGallery?: boolean;
}

/** The editors have the same labels as in the toolbar of demos. */
const EDITORS = [
  { editor: 'stackblitz', name: 'StackBlitz' },
  { editor: 'codesandbox', name: 'CodeSandbox' },
] as const;

/** The reader's actions for a template. The names of the links end with the template's name. */
export function TemplateActions({ slug, title, json, zip, isGallery = false }: Props) {
  const open = translate({ id: 'templates.open', message: 'Open' });
  const source = translate({ id: 'templates.source', message: 'Source code' });
  const download = translate({ id: 'templates.download', message: 'Download' });
  const nameOf = (label: string) => `${label}: ${title}`;
  return (
    <p className={styles.actions} data-template-project={`${ASSETS_PATH}/${json}`}>
      <a
        href={useBaseUrl(framePath(slug))}
        aria-label={nameOf(open)}
        className={styles.open}
        // Not a page of the site: the browser loads it in full.
        target="_self"
      >
        {open}
      </a>
      {isGallery ? (
        <Link to={sourcePath(slug)} aria-label={nameOf(source)}>
          {source}
        </Link>
      ) : (
        <Link to={galleryPath(slug)}>
          <Translate id="templates.all">All templates</Translate>
        </Link>
      )}
      <a
        href={`${ASSETS_PATH}/${zip}`}
        download={`${fileNameOf(slug)}-template.zip`}
        aria-label={nameOf(download)}
      >
        {download}
      </a>
      {!isGallery &&
        EDITORS.map(({ editor, name }) => (
          <button
            key={editor}
            type="button"
            data-template-editor={editor}
            aria-label={nameOf(name)}
            className={styles.editor}
          >
            {name}
          </button>
        ))}
    </p>
  );
}
