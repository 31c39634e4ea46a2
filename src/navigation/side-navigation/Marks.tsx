import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/**
 * The chips and the plan of an item with a link, which are HTML from the build
 * (plugins/navigation/page-tree).
 */
export function Marks({ item }: { item: PropSidebarItem }) {
  const marks = item.customProps?.marks;
  return typeof marks === 'string' ? (
    <span className="sidebar-marks" dangerouslySetInnerHTML={{ __html: marks }} />
  ) : null;
}
