// Change: the same navigation as on wide screens, in the drawer.
export { DrawerSidebar as default } from '@site/src/shell/side-navigation/DrawerSidebar';
