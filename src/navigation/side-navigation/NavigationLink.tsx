import { memo } from 'react';
import type { PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import isInternalUrl from '@docusaurus/isInternalUrl';
import clsx from 'clsx';
import { ItemLabel } from './ItemLabel';
import { Marks } from './Marks';

interface Props {
  item: PropSidebarItemLink;
  hidden: boolean;
  isActive: boolean;
}

/** Returns the attributes that the page tree sets on an item's link (its `linkProps`). */
function linkPropsOf({ customProps }: PropSidebarItemLink): Record<string, string> {
  return (customProps?.linkProps ?? {}) as Record<string, string>;
}

/**
 * A link to a page of the site or to an external URL. A tree has up to 200 pages, and Docusaurus'
 * link would render each of them again on every page. So pages have plain links here, which
 * src/platform/pages follows.
 */
export const NavigationLink = memo(function NavigationLink({ item, hidden, isActive }: Props) {
  const className = clsx('menu__link', isActive && 'menu__link--active app-drawer-active');
  const content = (
    <>
      <ItemLabel item={item} />
      <Marks item={item} />
    </>
  );
  return (
    <li className={clsx('menu__list-item', item.className)} hidden={hidden}>
      {isInternalUrl(item.href) ? (
        <a
          className={className}
          href={item.href}
          aria-current={isActive ? 'page' : undefined}
          {...linkPropsOf(item)}
        >
          {content}
        </a>
      ) : (
        <a
          className={className}
          href={item.href}
          target="_blank"
          rel="noopener noreferrer"
          {...linkPropsOf(item)}
        >
          {content}
        </a>
      )}
    </li>
  );
});
