import Translate from '@docusaurus/Translate';
import styles from './MissingTemplate.module.css';

/**
 * What the gallery says where it is shown for a template that doesn't exist. A script fills it in
 * (plugins/templates/browser/missing), and shows it.
 */
export function MissingTemplate() {
  return (
    <p role="status" data-missing-template="" hidden className={styles.note}>
      <Translate
        id="templates.missing"
        description="In the gallery, for a template that does not exist"
        values={{ name: <code data-asked="" /> }}
      >
        {'There is no template called {name}.'}
      </Translate>{' '}
      <span data-nearest="">
        <Translate
          id="templates.nearest"
          description="After templates.missing; the title of a template is a link"
          values={{ template: <span data-nearest-link="" /> }}
        >
          {'Did you mean {template}?'}
        </Translate>
      </span>
    </p>
  );
}
