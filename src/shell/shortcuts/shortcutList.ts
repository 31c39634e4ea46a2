import { createStore } from '../../lib/createStore';

/** Whether the list of shortcuts is open. */
export const shortcutListStore = createStore(false);
