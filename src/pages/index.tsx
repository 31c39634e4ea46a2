import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import versions from '@generated/packages/default/versions.json';
import { SITE_IDS } from '@component-docs/static-pages/shared/siteIds';
import { addressOfProduct, CATALOGUE } from '@component-docs/page-tree/shared/catalogue';
import type { CatalogueEntry } from '@component-docs/page-tree/shared/catalogue';
import { ProductChip } from '@component-docs/page-tree/browser/ProductChip';
import { EntryPoints } from '../site-pages/home/EntryPoints';
import { Hero } from '../site-pages/home/Hero';
import { SizeSection } from '../site-pages/home/x/SizeSection';
import { TemplateStrip } from '../site-pages/home/TemplateStrip';
import { groupTitle, productDescription } from '../products/productTexts';
import styles from '../site-pages/home/home.module.css';

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
function Products() {
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

/** The home page: a description of the site, its templates, a grid to try, guides, and its products. */
export default function Home() {
  return (
    <Layout
      title={translate({ id: 'home.title', message: 'React UI components' })}
      description={translate({
        id: 'home.description',
        message: 'Documentation of the MUI family of React UI libraries, with live demos.',
      })}
    >
      <main data-styles="site-pages" id={SITE_IDS.main} tabIndex={-1} className={styles.main}>
        <Hero />
        <TemplateStrip />
        <SizeSection />
        <EntryPoints />
        <Products />
      </main>
    </Layout>
  );
}
