import type { PropSidebarItemHtml } from '@docusaurus/plugin-content-docs';
import { itemPropsOf } from '../../shared/itemProps';
import { ItemIcon } from './ItemIcon';
import { SpacedMarks } from './Marks';
import { newTabProps } from './newTabProps';

/**
 * A page that isn't written yet, which is a link, or text if it leads nowhere; or a label between pages, which
 * contains no items.
 */
export function PlainItem({ item }: { item: PropSidebarItemHtml }) {
  const { icon, lang, marks = [], divider, href } = itemPropsOf(item);
  const content = (
    <>
      {icon && <ItemIcon name={icon} />}
      {lang ? <span lang={lang}>{item.value}</span> : item.value}
      <SpacedMarks marks={marks} />
    </>
  );
  if (divider) {
    return <span className="sidebar-divider">{content}</span>;
  }
  return href === undefined ? (
    <span className="menu__link sidebar-planned">{content}</span>
  ) : (
    <a className="menu__link sidebar-planned" href={href} {...newTabProps(href)}>
      {content}
    </a>
  );
}
