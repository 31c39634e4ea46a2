import { useId } from 'react';
import siteMap from '@generated/page-tree/default/siteMap.json';
import Translate from '@docusaurus/Translate';
import ProductDescription from '@theme/ProductDescription';
import { addressOfProduct, CATALOGUE } from '../shared/catalogue';
import type { CatalogueEntry, CatalogueGroup } from '../shared/catalogue';
import { ProductChip } from '../browser/ProductChip';
import styles from './Lists.module.css';

interface Props {
  currentId: string;
  baseUrl: string;
  onNavigate: () => void;
}

interface ProductProps extends Props {
  product: CatalogueEntry;
}

function Product({ product, currentId, baseUrl, onNavigate }: ProductProps) {
  const { id, name } = product;
  const landing = siteMap.landings[id];
  const isElsewhere = landing === undefined;
  return (
    <a
      href={isElsewhere ? addressOfProduct(product) : baseUrl + landing.slice(1)}
      {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
      className={styles.entry}
      aria-current={id === currentId ? 'true' : undefined}
      onClick={onNavigate}
    >
      <span className={styles.name}>
        {name}
        <ProductChip product={product} />
      </span>
      <span className={styles.description}>
        <ProductDescription id={id} />
      </span>
    </a>
  );
}

type GroupProps = Omit<CatalogueGroup, 'id' | 'name'> & Props;

function Group({ heading, isBeta, products, ...props }: GroupProps) {
  const id = useId();
  return (
    <>
      {heading && (
        <p id={id} className={styles.heading}>
          {heading}{' '}
          {isBeta && (
            <span className="sidebar-chip sidebar-chip--primary">
              <Translate id="sideNavigation.beta">Beta</Translate>
            </span>
          )}
        </p>
      )}
      <ul className={styles.list} aria-labelledby={heading && id}>
        {products.map((product) => (
          <li key={product.id}>
            <Product product={product} {...props} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The content of the product menu: all products, in groups. */
export function ProductList(props: Props) {
  return CATALOGUE.map(({ id, name: _, ...group }) => <Group key={id} {...group} {...props} />);
}
