// Change: a modal dialog with one panel, which keeps focus inside and closes by Escape and swipe.
export { NavigationDrawer as default } from '@site/src/shell/side-navigation/NavigationDrawer';
