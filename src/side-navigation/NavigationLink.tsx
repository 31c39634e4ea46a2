import type { PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import clsx from 'clsx';
import IconExternalLink from '@theme/Icon/ExternalLink';
import { ItemLabel } from './ItemLabel';
import { Marks } from './Marks';
import type { NavigationProps } from './types';

interface Props extends NavigationProps {
  item: PropSidebarItemLink;
  hidden: boolean;
}

/** Attributes that the page tree gives the link of an item (behaviours §4). */
function linkPropsOf({ customProps }: PropSidebarItemLink): Record<string, string> {
  return (customProps?.linkProps ?? {}) as Record<string, string>;
}

/** A page of the site, or an address outside it. */
export function NavigationLink({ item, hidden, activePath, onNavigate }: Props) {
  const isActive = isActiveSidebarItem(item, activePath);
  const isInternal = isInternalUrl(item.href);
  return (
    <li className={clsx('menu__list-item', item.className)} hidden={hidden}>
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active app-drawer-active')}
        aria-current={isActive ? 'page' : undefined}
        autoAddBaseUrl={item.autoAddBaseUrl}
        to={item.href}
        onClick={isInternal ? onNavigate : undefined}
        {...linkPropsOf(item)}
      >
        <ItemLabel item={item} />
        <Marks item={item} />
        {!isInternal && <IconExternalLink />}
      </Link>
    </li>
  );
}
