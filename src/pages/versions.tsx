import Translate, { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import versions from '@generated/packages/default/versions.json';
import { PlainPage } from '@component-docs/written-pages/browser/plain-page/PlainPage';
import { CATALOGUE, addressOfProduct } from '@component-docs/page-tree/shared/catalogue';
import type { CatalogueEntry, CatalogueGroup } from '@component-docs/page-tree/shared/catalogue';
import { LANGUAGES } from '@component-docs/labels/shared/languages';
import { olderVersions } from '@component-docs/page-tree/shared/versions';
import { ProductChip } from '@component-docs/page-tree/browser/ProductChip';
import { groupTitle } from '../products/productTexts';
import styles from '../site-pages/versions.module.css';

function CurrentVersion({ packageName }: CatalogueEntry) {
  const version = versions[packageName];
  const afterScope = packageName.indexOf('/') + 1;
  return (
    <>
      {version ? `v${version}` : <Translate id="versions.notInstalled">Not installed</Translate>}
      <code className={styles.package}>
        {packageName.slice(0, afterScope)}
        <wbr />
        {packageName.slice(afterScope)}
      </code>
    </>
  );
}

function ProductName({ product }: { product: CatalogueEntry }) {
  const address = addressOfProduct(product);
  return (
    <span className={styles.product}>
      <Link to={address}>{product.name}</Link>
      <ProductChip product={product} />
    </span>
  );
}

function OlderVersions(product: CatalogueEntry) {
  const { currentLocale } = useDocusaurusContext().i18n;
  const language = LANGUAGES.find((candidate) => candidate === currentLocale) ?? LANGUAGES[0];
  const older = olderVersions(product, language);
  if (older.length === 0) {
    return <Translate id="versions.noOlder">None</Translate>;
  }
  return (
    <ul className={styles.older}>
      {older.map(({ name, href }) => (
        <li key={name}>
          <Link href={href} aria-label={`${product.name} ${name}`}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The versions of a group's products, with links to the sites of older ones. */
function VersionsTable({ id, products }: CatalogueGroup) {
  return (
    <table className={styles.table}>
      <caption>{groupTitle(id)}</caption>
      <thead>
        <tr>
          <th scope="col">{translate({ id: 'versions.product', message: 'Product' })}</th>
          <th scope="col">{translate({ id: 'versions.current', message: 'These pages' })}</th>
          <th scope="col">{translate({ id: 'versions.older', message: 'Older versions' })}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.id}>
            <th scope="row">
              <ProductName product={product} />
            </th>
            <td>
              <CurrentVersion {...product} />
            </td>
            <td>
              <OlderVersions {...product} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lists the version of each product that these pages describe, and links to older ones. */
export default function Versions() {
  return (
    <PlainPage
      title={translate({ id: 'versions.title', message: 'Versions' })}
      description={translate({
        id: 'versions.description',
        message: 'The version of each package that this site describes, and links to older docs.',
      })}
      lead={
        <Translate id="versions.lead">
          These pages describe the packages that the site itself is built with. Older versions have
          sites of their own.
        </Translate>
      }
    >
      {CATALOGUE.map((group) => (
        <VersionsTable key={group.id} {...group} />
      ))}
    </PlainPage>
  );
}
