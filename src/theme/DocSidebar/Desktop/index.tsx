// Change: product and version menus, a filter, and marks on items; this sidebar does not collapse.
export { DesktopSidebar as default } from '@site/src/shell/side-navigation/DesktopSidebar';
