import { memo } from 'react';
import type { PropSidebarItemLink, PropSidebarItemHtml } from '@docusaurus/plugin-content-docs';
import clsx from 'clsx';
import { itemPropsOf } from '../../shared/items';
import { ItemLabel, Marks, ItemIcon, SpacedMarks } from './ItemLabel';
import isInternalUrl from '@docusaurus/isInternalUrl';

/** A label between pages, which contains no items. */
export function ItemsLabel({ item }: { item: PropSidebarItemHtml }) {
  const { icon, lang, marks = [] } = itemPropsOf(item);
  return (
    <span className="sidebar-divider">
      {icon && <ItemIcon name={icon} />}
      {lang ? <span lang={lang}>{item.value}</span> : item.value}
      <SpacedMarks marks={marks} />
    </span>
  );
}

/** Returns the attributes of a link that opens another site in a new tab; none for a page of this site. */
function newTabProps(href: string) {
  return isInternalUrl(href) ? {} : { target: '_blank', rel: 'noopener noreferrer' };
}

interface Props {
  item: PropSidebarItemLink;
  hidden: boolean;
  isActive: boolean;
}

/**
 * A link to a page of the site or to an external URL. A tree has up to 200 pages, and Docusaurus'
 * link would render each of them again on every page. So pages have plain links here, which
 * plugins/static-pages/browser/pages follows.
 */
export const NavigationLink = memo(function NavigationLink({ item, hidden, isActive }: Props) {
  return (
    <li className={clsx('menu__list-item', item.className)} hidden={hidden}>
      <a
        className={clsx('menu__link', isActive && 'menu__link--active app-drawer-active')}
        href={item.href}
        aria-current={isActive ? 'page' : undefined}
        {...newTabProps(item.href)}
        {...itemPropsOf(item).linkProps}
      >
        <ItemLabel item={item} />
        <Marks item={item} />
      </a>
    </li>
  );
});
