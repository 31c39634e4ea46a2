import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import styles from './SearchPanel.module.css';

/** Where the library's makers answer what no page does, from all of their repositories. */
const ISSUES = 'https://github.com/search?type=issues&q=';

interface Props {
  /** The query that found nothing; undefined if the search failed. */
  query?: string | undefined;
  onFollow: () => void;
}

/** Links for readers whom the search doesn't help: the products' first pages, and the library's issues. */
export function WaysOn({ query, onFollow }: Props) {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <div className={styles.products}>
      {query !== undefined && (
        <p>
          <a
            href={ISSUES + encodeURIComponent(`org:mui ${query}`)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Translate
              id="search.issues"
              description="Link to the issues of the library, if the search finds nothing"
            >
              Search the library’s issues on GitHub
            </Translate>
          </a>
        </p>
      )}
      <p>
        <Translate
          id="search.products"
          description="Above links to the products, if the search doesn’t help"
        >
          Start from a product:
        </Translate>
      </p>
      <ul>
        {PRODUCTS.map(({ id, landing, name }) => (
          <li key={id}>
            <a href={baseUrl + landing.slice(1)} onClick={onFollow}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
