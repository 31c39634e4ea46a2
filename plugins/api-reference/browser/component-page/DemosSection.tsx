import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ComponentApi } from '../../shared/component-page/types';
import { ApiSection } from './ApiSection';
import styles from './ApiLists.module.css';

/** The pages of this site that show the component in use. */
export function DemosSection({ name, demos }: Pick<ComponentApi, 'name' | 'demos'>) {
  return (
    <ApiSection id="demos">
      <p>
        <Translate id="api.demos.intro" values={{ name }}>
          {'These pages show {name} in use:'}
        </Translate>
      </p>
      <ul className={styles.pages}>
        {demos.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </ApiSection>
  );
}
