import { useId } from 'react';
import Link from '@docusaurus/Link';
import { usePluginData } from '@docusaurus/useGlobalData';
import Translate from '@docusaurus/Translate';
import { SITE_MAP_PLUGIN } from '../../../site/navigation/siteMap';
import type { SiteMap } from '../../../site/navigation/siteMap';
import { CATALOGUE } from '../../../site/products/catalogue';
import type { CatalogueEntry, CatalogueGroup } from '../../../site/products/catalogue';
import { PlannedChip } from '../../../site/products/PlannedChip';
import { productDescription } from '../../../site/products/productTexts';
import styles from './Lists.module.css';

interface Props {
  currentId: string;
  onNavigate: () => void;
}

function Product({ id, name, currentId, onNavigate }: CatalogueEntry & Props) {
  const { landings } = usePluginData(SITE_MAP_PLUGIN) as SiteMap;
  const landing = landings[id];
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
    <Link
      to={landing}
      className={styles.entry}
      aria-current={id === currentId ? 'true' : undefined}
      onClick={onNavigate}
    >
      <span className={styles.name}>{name}</span>
      {description}
    </Link>
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

/** The content of the product menu: the whole family, grouped (behaviours §5). */
export function ProductList(props: Props) {
  return CATALOGUE.map(({ id, ...group }) => <Group key={id} {...group} {...props} />);
}
