import { createDialog } from '@component-docs/static-pages/browser/on-demand/createDialog';
import { NavigationDrawer } from './NavigationDrawer';

/** Opens the navigation drawer, given the button to which focus returns. */
export const openNavigation = createDialog('navigation', NavigationDrawer);
