import { translate } from '@docusaurus/Translate';
import { getProductInfoFromUrl } from '../../shared/getProductInfo';
import { drawerProductName } from '../../shared/productNames';
import { versionMenu } from '../../shared/versions';
import { Menu } from './Menu';
import styles from './SideNavigation.module.css';

const loadProducts = () => import('../../lazy/ProductList').then((module) => module.ProductList);
const loadVersions = () => import('../../lazy/VersionList').then((module) => module.VersionList);

interface Props {
  /** The product that the navigation shows. */
  productId: string;
  /** The installed version; absent if the product isn't installed. */
  version: string | undefined;
  /** Path of the page on the screen. While products change, it can be that of another one. */
  pathname: string;
  baseUrl: string;
}

/** The current product and its version, each a menu of the others. */
export function SideNavigationHeader({ productId, version, pathname, baseUrl }: Props) {
  const product = getProductInfoFromUrl(pathname);
  const name = drawerProductName({ productId, productCategoryId: productId }) ?? '';
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
        />
      ) : (
        current && <span className={styles.version}>{current}</span>
      )}
    </div>
  );
}
