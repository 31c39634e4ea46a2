import { memo } from 'react';
import type { PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import isInternalUrl from '@docusaurus/isInternalUrl';
import clsx from 'clsx';
import IconExternalLink from '@theme/Icon/ExternalLink';
import { ItemLabel } from './ItemLabel';
import { Marks } from './Marks';

interface Props {
  item: PropSidebarItemLink;
  hidden: boolean;
  isActive: boolean;
}

/** Attributes that the page tree gives the link of an item (behaviours §4). */
function linkPropsOf({ customProps }: PropSidebarItemLink): Record<string, string> {
  return (customProps?.linkProps ?? {}) as Record<string, string>;
}

/**
 * A page of the site, or an address outside it. A tree shows up to 200 pages, and Docusaurus' link
 * renders each of them again on every page: here the page is a plain link, which the navigation around
 * it follows.
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
          data-page=""
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
          <IconExternalLink />
        </a>
      )}
    </li>
  );
});
