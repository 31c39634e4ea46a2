import { translate } from '@docusaurus/Translate';
import { CATALOGUE_ENTRIES } from '../../shared/catalogue';
import { getProductInfoFromUrl } from '../../shared/getProductInfo';
import { drawerProductName } from '../../shared/productNames';
import { versionMenu } from '../../shared/versions';
import styles from './SideNavigation.module.css';
import { useId, useEffect, useRef, useState } from 'react';
import type { ComponentType, KeyboardEvent } from 'react';
import { useOnDemand } from '@component-docs/static-pages/browser/on-demand/useOnDemand';
import { answerMenuKey, focusCurrentLink } from '@component-docs/kit/browser/menuKeys';

/**
 * Returns the state and handlers of a button that opens a list of links. Opening it focuses the
 * current link, or else the first; keys move through the list and close it, as does a click elsewhere.
 *
 * @param isReady whether the list has loaded
 */
function useMenu(isReady: boolean) {
  const [isOpen, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isShown = isOpen && isReady;
  const close = () => setOpen(false);

  useEffect(() => {
    const element = container.current;
    if (!isShown || !element) {
      return undefined;
    }
    focusCurrentLink(element);
    const closeOnOutsideClick = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.contains(target)) {
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', closeOnOutsideClick);
    return () => document.removeEventListener('pointerdown', closeOnOutsideClick);
  }, [isShown]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isShown && container.current && button.current) {
      answerMenuKey(event, { container: container.current, button: button.current, close });
    }
  };
  const toggle = () => setOpen((open) => !open);
  return { isShown, container, button, toggle, close, handleKeyDown };
}

interface MenuProps<ListProps> {
  /** The button's text. */
  text: string;
  /** The button's accessible name, which includes its text. */
  label: string;
  /** Loads the list of links when the reader is about to open it. */
  load: () => Promise<ComponentType<ListProps & { onNavigate: () => void }>>;
  listProps: ListProps;
  className?: string;
}

/** A button and the list of links that it opens. */
function Menu<ListProps extends object>(props: MenuProps<ListProps>) {
  const { text, label, load, listProps, className } = props;
  const id = useId();
  const { Component: List, prepare, request } = useOnDemand(load);
  const menu = useMenu(List !== null);
  return (
    <div
      role="presentation"
      ref={menu.container}
      className={className}
      onKeyDown={menu.handleKeyDown}
    >
      <button
        ref={menu.button}
        type="button"
        className={styles.menuButton}
        aria-label={label}
        aria-expanded={menu.isShown}
        aria-controls={menu.isShown ? id : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => request(menu.toggle)}
      >
        {text}
      </button>
      {menu.isShown && List && (
        <div id={id} className={styles.menu}>
          <List {...listProps} onNavigate={menu.close} />
        </div>
      )}
    </div>
  );
}

const loadProducts = () => import('../../lazy/ProductList').then((module) => module.ProductList);
const loadVersions = () => import('../../lazy/VersionList').then((module) => module.VersionList);

interface Props {
  /** The product that the navigation shows. */
  productId: string;
  /** The installed version; absent if the product isn't installed. */
  version: string | undefined;
  /** Path of the page on the screen. While products change, it can be the path of another product's page. */
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
      {CATALOGUE_ENTRIES.length > 1 ? (
        <Menu
          className={styles.product}
          text={name}
          label={translate(
            { id: 'sideNavigation.products', message: '{name}, choose a product' },
            { name },
          )}
          load={loadProducts}
          listProps={{ currentId: product.productId, baseUrl }}
        />
      ) : (
        <span className={`${styles.product} ${styles.only}`}>{name}</span>
      )}
      {current && old.length > 0 ? (
        <Menu
          className={styles.version}
          text={current}
          label={translate(
            { id: 'sideNavigation.versions', message: '{version}, choose a version' },
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
