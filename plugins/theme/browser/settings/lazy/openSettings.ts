import { createDialog } from '@component-docs/static-pages/browser/on-demand/createDialog';
import { SettingsDrawer } from './SettingsDrawer';

/** Opens the reader's settings, given the button to which focus returns. */
export const openSettings = createDialog('settings', SettingsDrawer);
