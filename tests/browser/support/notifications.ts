import type { Page } from 'playwright-core';
import { openPage, waitForHydration } from './page';
import type { PageOptions } from './page';
import { configureThirdParties } from './thirdParties';
import type { ThirdPartyHost } from './thirdParties';

export const BUTTONS = '/material-ui/react-button';

/** Lets a page open as for a reader who has been here before, and has seen no news. */
export async function comeBack(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (self.origin !== 'null' && !document.cookie.includes('lastSeenNotification')) {
      document.cookie = 'lastSeenNotification=0;path=/';
    }
  });
}

/** Opens a page whose notifications come from a service. */
export async function openWithNotifications(
  host: ThirdPartyHost,
  options: PageOptions = {},
): Promise<Page> {
  const notifications = `${host.url}/list.json`;
  const page = await openPage(BUTTONS, {
    ...options,
    beforeLoad: async (fresh) => {
      await comeBack(fresh);
      await configureThirdParties(fresh, { notifications });
    },
  });
  await waitForHydration(page);
  return page;
}

export const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: `${unread} unread notifications` });
export const panel = (page: Page) => page.getByRole('region', { name: 'Notifications' });
