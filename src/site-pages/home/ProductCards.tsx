import clsx from 'clsx';
import Link from '@docusaurus/Link';
import versions from '@generated/packages/default/versions.json';
import { addressOfProduct, stateOfProduct } from '../../products/shared/catalogue';
import type { CatalogueEntry, CatalogueGroup } from '../../products/shared/catalogue';
import { ProductChip } from '../../products/ProductChip';
import { groupTitle, productDescription } from '../../products/productTexts';
import styles from './home.module.css';

function ProductCard(product: CatalogueEntry) {
  const { id, name, packageName } = product;
  const address = addressOfProduct(product);
  const version = versions[packageName];
  return (
    <li className={clsx(stateOfProduct(product) === 'written' && styles.written)}>
      <p className={styles.name}>
        <Link to={address}>{name}</Link>
        <ProductChip product={product} />
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
