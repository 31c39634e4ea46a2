import { translate } from '@docusaurus/Translate';
import { hideNotice, showNotice } from './showNotice';

/** Says that what the reader pressed couldn't be loaded: after a release, old files may be gone. */
export function sayLoadFailed(): void {
  showNotice(
    translate({
      id: 'notice.loadFailed',
      message: 'This part of the site couldn’t be loaded.',
      description: 'After a press on a button whose code is missing',
    }),
    {
      action: {
        label: translate({
          id: 'notice.reload',
          message: 'Reload the page',
          description: 'Button of notice.loadFailed',
        }),
        run: () => window.location.reload(),
      },
    },
  );
}

/** Says that a part of the page was rendered again, which loses what the reader did in it. */
export function sayStartedAgain(): void {
  showNotice(
    translate({
      id: 'notice.startedAgain',
      message:
        'A translation or an extension changed a part of this page. That part has started again.',
      description: 'After a part of the page was rendered again',
    }),
  );
}

/** Says that a page can't be opened without a network, until there is one. */
export function sayOffline(): void {
  showNotice(
    translate({
      id: 'notice.offline',
      message: 'You are offline. The link works again once you are connected.',
      description: 'After a click on a link without a network',
    }),
  );
  window.addEventListener('online', hideNotice, { once: true });
}
