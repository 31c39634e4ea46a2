export { runShortcut } from './runShortcut';
export { ShortcutList } from './ShortcutList';
