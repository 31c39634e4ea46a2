// Replaces: has product and version menus, a filter, and marks on items; this sidebar doesn't
// collapse.
export { DesktopSidebar as default } from '@component-docs/page-tree/browser/side-navigation/ProductSidebar';
