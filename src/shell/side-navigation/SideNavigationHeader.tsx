import { translate } from '@docusaurus/Translate';
import { getProductInfoFromUrl } from '../../site/navigation/getProductInfo';
import { drawerProductName } from '../../site/navigation/productNames';
import { versionMenu } from '../../site/navigation/versions';
import { Menu } from './Menu';
import styles from './SideNavigation.module.css';

const loadProducts = () => import('./lazy/ProductList').then((module) => module.ProductList);
const loadVersions = () => import('./lazy/VersionList').then((module) => module.VersionList);

interface Props {
  /** The installed version; absent if the product isn't installed. */
  version: string | undefined;
  /** Path of the current page. */
  pathname: string;
  baseUrl: string;
  onNavigate?: () => void;
}

/** The current product and its version, each a menu of the others. */
export function SideNavigationHeader({ version, pathname, baseUrl, onNavigate }: Props) {
  const product = getProductInfoFromUrl(pathname);
  const name = drawerProductName(product) ?? '';
  const current = version && `v${version}`;
  const { old } = versionMenu(product.productId, pathname);
  return (
    <div className={styles.products}>
      <Menu
        className={styles.product}
        text={name}
        label={translate(
          {
            id: 'sideNavigation.products',
            message: '{name}, choose a product',
            description: 'Accessible name of the button that opens the product menu',
          },
          { name },
        )}
        load={loadProducts}
        listProps={{ currentId: product.productId, baseUrl }}
        onNavigate={onNavigate}
      />
      {current && old.length > 0 ? (
        <Menu
          className={styles.version}
          text={current}
          label={translate(
            {
              id: 'sideNavigation.versions',
              message: '{version}, choose a version',
              description: 'Accessible name of the button that opens the version menu',
            },
            { version: current },
          )}
          load={loadVersions}
          listProps={{ productId: product.productId, current, pathname, baseUrl }}
          onNavigate={onNavigate}
        />
      ) : (
        current && <span className={styles.version}>{current}</span>
      )}
    </div>
  );
}
