import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import { itemPropsOf } from '../../shared/itemProps';
import { ItemIcon } from './ItemIcon';

interface Props {
  item: PropSidebarBreadcrumbsItem;
}

/** An item's title, with its `lang` if that isn't the page's language. */
export function ItemTitle({ item }: Props) {
  const { lang } = itemPropsOf(item);
  return lang ? <span lang={lang}>{item.label}</span> : item.label;
}

/** An item's title and its icon. */
export function ItemLabel({ item }: Props) {
  const { icon } = itemPropsOf(item);
  return (
    <>
      {icon && (
        <span className="sidebar-icon-box">
          <ItemIcon name={icon} />
        </span>
      )}
      <ItemTitle item={item} />
    </>
  );
}
