import { translate } from '@docusaurus/Translate';

/** Returns the labels of the buttons of a demo's toolbar that load when the demo runs. */
export function menuLabels() {
  return {
    copy: translate({ id: 'demo.copy', message: 'Copy the source' }),
    copyText: translate({ id: 'demo.copy.text', message: 'Copy' }),
    open: translate({ id: 'demo.open', message: 'Open in an online editor' }),
    openText: translate({ id: 'demo.open.text', message: 'Open in' }),
    look: translate({ id: 'demo.look', message: 'Change the look' }),
    more: translate({ id: 'demo.more', message: 'See more' }),
  };
}
