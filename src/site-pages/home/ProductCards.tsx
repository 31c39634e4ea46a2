import clsx from 'clsx';
import Link from '@docusaurus/Link';
import versions from '@generated/packages/default/versions.json';
import { LANDING_ROUTES } from '../../site/navigation/landingRoutes';
import { hasPages } from '../../site/products/catalogue';
import type { CatalogueEntry, CatalogueGroup } from '../../site/products/catalogue';
import { PlannedChip } from '../../site/products/PlannedChip';
import { groupTitle, productDescription } from '../../site/products/productTexts';
import styles from './home.module.css';

function ProductCard({ id, name, packageName }: CatalogueEntry) {
  const isWritten = hasPages({ packageName });
  const version = versions[packageName];
  return (
    <li className={clsx(isWritten && styles.linked)}>
      <p className={styles.name}>
        {isWritten ? <Link to={LANDING_ROUTES[id]}>{name}</Link> : name}
        {!isWritten && <PlannedChip />}
      </p>
      <p>{productDescription(id)}</p>
      <code>{version ? `${packageName} ${version}` : packageName}</code>
    </li>
  );
}

/** The products of a group: each with its description, its version, and a link if it has pages. */
export function ProductCards({ id, products }: CatalogueGroup) {
  return (
    <section className={styles.section}>
      <h2>{groupTitle(id)}</h2>
      <ul className={styles.products}>
        {products.map((product) => (
          <ProductCard key={product.id} {...product} />
        ))}
      </ul>
    </section>
  );
}
