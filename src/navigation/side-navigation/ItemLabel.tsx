import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';

interface Props {
  item: PropSidebarBreadcrumbsItem;
}

/**
 * An item's title, with its `lang` if that isn't the page's language
 * (plugins/navigation/page-tree).
 */
export function ItemTitle({ item: { label, customProps } }: Props) {
  const lang = customProps?.lang;
  return typeof lang === 'string' ? <span lang={lang}>{label}</span> : label;
}

/** An item's title and its icon, which is HTML from the build. */
export function ItemLabel({ item }: Props) {
  const icon = item.customProps?.icon;
  return (
    <>
      {typeof icon === 'string' && (
        <span className="sidebar-icon-box" dangerouslySetInnerHTML={{ __html: icon }} />
      )}
      <ItemTitle item={item} />
    </>
  );
}
