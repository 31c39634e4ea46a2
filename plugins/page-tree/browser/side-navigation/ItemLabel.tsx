import type { PropSidebarBreadcrumbsItem, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { itemPropsOf } from '../../shared/items';
import type { IconName } from '../../shared/types';
import { Fragment } from 'react';
import { ItemMarks } from '../ItemMarks';
import type { Mark } from '../../shared/chips';

/** Marks with spaces before them, which separate them in the name of the item's link. */
export function SpacedMarks({ marks }: { marks: readonly Mark[] }) {
  return marks.map((mark) => (
    <Fragment key={mark.label}>
      {' '}
      <ItemMarks marks={[mark]} />
    </Fragment>
  ));
}

/** The chips and the plan of an item with a link. */
export function Marks({ item }: { item: PropSidebarItem }) {
  const { marks } = itemPropsOf(item);
  return (
    marks && (
      <span className="sidebar-marks">
        <SpacedMarks marks={marks} />
      </span>
    )
  );
}

/** The path of each icon in a 16 by 16 view box, drawn as lines. */
const OUTLINES: Readonly<Record<IconName, string>> = {
  // A page with lines of text.
  ReaderIcon: 'M3 2h10v12H3zM5.5 5h5M5.5 8h5M5.5 11h3',
  // An open book.
  BookIcon:
    'M8 4v10M8 4C6.5 2.7 4.3 2.5 1.5 2.5v10C4.3 12.5 6.5 12.7 8 14c1.5-1.3 3.7-1.5 6.5-1.5v-10C11.7 2.5 9.5 2.7 8 4',
  // A page with a folded corner.
  DescriptionIcon: 'M9.5 1.5H3.5v13h9v-10zM9.5 1.5v3h3M5.5 8h5M5.5 11h5',
  // An eye.
  VisibilityIcon:
    'M1 8c1.8-3 4-4.5 7-4.5S13.2 5 15 8c-1.8 3-4 4.5-7 4.5S2.8 11 1 8M10 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  // A browser window.
  WebIcon: 'M1.5 3h13v10h-13zM1.5 6h13M4 4.5h.01M6 4.5h.01',
};

/** An item's icon, hidden from screen readers because the item's title is next to it. */
export function ItemIcon({ name }: { name: IconName }) {
  return (
    <svg className="sidebar-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={OUTLINES[name]} />
    </svg>
  );
}

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
