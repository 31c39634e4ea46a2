import { Fragment } from 'react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { ItemMarks } from '../ItemMarks';
import type { Mark } from '../../shared/chips';
import { itemPropsOf } from '../../shared/itemProps';

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
