// Change: only the kinds of item that this site's header has; the others would be in every page.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import { NotificationsNavbarItem } from '@site/src/services/notifications/NotificationsNavbarItem';

export default {
  default: DefaultNavbarItem,
  doc: DocNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
  'custom-notifications': NotificationsNavbarItem,
};
