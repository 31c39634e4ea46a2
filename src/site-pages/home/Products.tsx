import Link from '@docusaurus/Link';
import versions from '@generated/packages/default/versions.json';
import { addressOfProduct, CATALOGUE } from '@component-docs/page-tree/shared/catalogue';
import type { CatalogueEntry } from '@component-docs/page-tree/shared/catalogue';
import { ProductChip } from '@component-docs/page-tree/browser/ProductChip';
import { groupTitle, productDescription } from '../../products/productTexts';
import styles from './home.module.css';

function Product(product: CatalogueEntry) {
  const { id, name, packageName } = product;
  const address = addressOfProduct(product);
  const version = versions[packageName];
  return (
    <li>
      <p className={styles.name}>
        <Link to={address}>{name}</Link>
        <ProductChip product={product} />
      </p>
      <p>{productDescription(id)}</p>
      <code>{version ? `${packageName} ${version}` : packageName}</code>
    </li>
  );
}

/** All products by group: each with its description, its version, and a link. */
export function Products() {
  return (
    <div className={styles.products}>
      {CATALOGUE.map(({ id, products }) => (
        <section key={id} className={styles.group}>
          <h2>{groupTitle(id)}</h2>
          <ul>
            {products.map((product) => (
              <Product key={product.id} {...product} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
