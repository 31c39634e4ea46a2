import { useId } from 'react';
import siteMap from '@generated/page-tree/default/siteMap.json';
import Translate from '@docusaurus/Translate';
import { CATALOGUE } from '../../../site/products/catalogue';
import type { CatalogueEntry, CatalogueGroup } from '../../../site/products/catalogue';
import { PlannedChip } from '../../../site/products/PlannedChip';
import { productDescription } from '../../../site/products/productTexts';
import styles from './Lists.module.css';

interface Props {
  currentId: string;
  baseUrl: string;
  onNavigate: () => void;
}

function Product({ id, name, currentId, baseUrl, onNavigate }: CatalogueEntry & Props) {
  const landing = siteMap.landings[id];
  const description = <span className={styles.description}>{productDescription(id)}</span>;
  if (landing === undefined) {
    return (
      <span className={styles.entry}>
        <span className={styles.name}>
          {name} <PlannedChip />
        </span>
        {description}
      </span>
    );
  }
  return (
    <a
      href={baseUrl + landing.slice(1)}
      className={styles.entry}
      aria-current={id === currentId ? 'true' : undefined}
      onClick={onNavigate}
    >
      <span className={styles.name}>{name}</span>
      {description}
    </a>
  );
}

type GroupProps = Omit<CatalogueGroup, 'id'> & Props;

function Group({ heading, isBeta, products, ...props }: GroupProps) {
  const id = useId();
  return (
    <>
      {heading && (
        <p id={id} className={styles.heading}>
          {heading}{' '}
          {isBeta && (
            <span className="sidebar-chip sidebar-chip--primary">
              <Translate id="sideNavigation.beta" description="Chip of a group of products">
                Beta
              </Translate>
            </span>
          )}
        </p>
      )}
      <ul className={styles.list} aria-labelledby={heading && id}>
        {products.map((product) => (
          <li key={product.id}>
            <Product {...product} {...props} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The content of the product menu: all products of the family, in groups. */
export function ProductList(props: Props) {
  return CATALOGUE.map(({ id, ...group }) => <Group key={id} {...group} {...props} />);
}
