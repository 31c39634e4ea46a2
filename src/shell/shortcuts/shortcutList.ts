import { createStore } from '../../../plugins/kit/browser/createStore';

/** Whether the list of shortcuts is open. */
export const shortcutListStore = createStore(false);
