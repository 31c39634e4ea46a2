// Change: says that it opens the main navigation, a dialog.
export { DrawerToggle as default } from '@site/src/shell/side-navigation/DrawerToggle';
