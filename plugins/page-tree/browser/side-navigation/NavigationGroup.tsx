import { useContext, useEffect, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
} from '@docusaurus/plugin-content-docs/client';
import isInternalUrl from '@docusaurus/isInternalUrl';
import { Collapsible } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { isPlainClick } from '@component-docs/kit/browser/isPlainClick';
import { FilterContext } from './useFilter';
import { ItemLabel, Marks } from './ItemLabel';

interface Props {
  item: PropSidebarItemCategory;
  hidden: boolean;
  activePath: string;
  /** The group's items. */
  children: ReactNode;
}

/**
 * Returns whether a group is open, and a function to toggle it. It opens automatically if it
 * contains the active page, at first and after each navigation; `openings` counts that.
 */
function useOpenGroup(item: PropSidebarItemCategory, activePath: string) {
  const isActive = isActiveSidebarItem(item, activePath);
  const [{ isOpen, openings }, setState] = useState({ isOpen: isActive, openings: 0 });
  useEffect(() => {
    if (isActive) {
      setState((state) => (state.isOpen ? state : { isOpen: true, openings: state.openings + 1 }));
    }
  }, [isActive, activePath]);
  const toggle = () => setState((state) => ({ ...state, isOpen: !state.isOpen }));
  return { isActive, isOpen, openings, toggle };
}

/**
 * Opens and closes a group. It is also a link to the group's first page, for readers without JavaScript and
 * for readers who open it in a new tab, unless that is a page of another site.
 */
function GroupToggle({
  item,
  isOpen,
  isActive,
  onToggle,
}: {
  item: PropSidebarItemCategory;
  isOpen: boolean;
  isActive: boolean;
  onToggle: () => void;
}) {
  const href = findFirstSidebarItemLink(item);
  const className = clsx(
    'clean-btn menu__link menu__link--sublist menu__link--sublist-caret',
    isActive && 'menu__link--active',
  );
  const content = (
    <>
      <ItemLabel item={item} />
      <Marks item={item} />
    </>
  );
  if (href === undefined || !isInternalUrl(href)) {
    return (
      <button type="button" className={className} aria-expanded={isOpen} onClick={onToggle}>
        {content}
      </button>
    );
  }
  const handleClick = (event: MouseEvent) => {
    if (isPlainClick(event)) {
      event.preventDefault();
      onToggle();
    }
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ') {
      event.preventDefault();
      onToggle();
    }
  };
  return (
    <a
      className={className}
      role="button"
      aria-expanded={isOpen}
      href={href}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      {content}
    </a>
  );
}

/** A group of pages or, if it isn't collapsible, a subheader above its pages. */
export function NavigationGroup({ item, hidden, activePath, children }: Props) {
  const { isActive, isOpen, openings, toggle } = useOpenGroup(item, activePath);
  const isFiltered = useContext(FilterContext) !== null;
  const isShown = isOpen || isFiltered;
  return (
    <li
      className={clsx(
        'menu__list-item',
        item.collapsible && !isShown && 'menu__list-item--collapsed',
        item.className,
      )}
      hidden={hidden}
    >
      {item.collapsible ? (
        <>
          <div className="menu__list-item-collapsible">
            <GroupToggle item={item} isOpen={isShown} isActive={isActive} onToggle={toggle} />
          </div>
          {/* A new list opens at once: movement that the reader didn't start shifts items under the pointer. */}
          <Collapsible key={openings} lazy as="ul" className="menu__list" collapsed={!isShown}>
            {children}
          </Collapsible>
        </>
      ) : (
        <>
          <span className="sidebar-divider">
            <ItemLabel item={item} />
            <Marks item={item} />
          </span>
          <ul className="menu__list">{children}</ul>
        </>
      )}
    </li>
  );
}
