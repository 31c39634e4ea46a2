import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './Facts.module.css';

const ABOUT = '/about';

/** What readers can rely on, each with a link to where it is explained. */
export function Facts() {
  return (
    <ul
      className={styles.facts}
      aria-label={translate({
        id: 'home.facts',
        message: 'About these pages',
        description: 'Accessible name of a list of the home page',
      })}
    >
      <li>
        <Link to={`${ABOUT}#independent`}>
          <Translate id="home.facts.independent" description="In a list of the home page">
            Independent of the libraries’ makers
          </Translate>
        </Link>
      </li>
      <li>
        <Link to={`${ABOUT}#checks`}>
          <Translate id="home.facts.reference" description="In a list of the home page">
            API tables from the installed packages
          </Translate>
        </Link>
      </li>
      <li>
        {/* Not a page of the site: each language has its own file. */}
        <a href={useBaseUrl('/llms.txt')}>
          <Translate id="footer.llms" description="Link to llms.txt">
            Pages as text for AI tools
          </Translate>
        </a>
      </li>
      <li>
        <Link to={`${ABOUT}#offline`}>
          <Translate id="home.facts.offline" description="In a list of the home page">
            Readable offline
          </Translate>
        </Link>
      </li>
    </ul>
  );
}
