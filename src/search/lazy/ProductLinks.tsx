import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PRODUCTS } from '../../site/products/products';
import styles from './SearchPanel.module.css';

/** Links to the products' first pages, for when the search doesn't work. */
export function ProductLinks({ onFollow }: { onFollow: () => void }) {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <div className={styles.products}>
      <p>
        <Translate
          id="search.products"
          description="Above links to the products, if the search fails"
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
