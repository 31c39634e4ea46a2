import { translate } from '@docusaurus/Translate';

/** Returns the labels of the buttons of a demo's toolbar that load when the demo runs. */
export function menuLabels() {
  return {
    copy: translate({
      id: 'demo.copy',
      message: 'Copy the source',
      description: 'Button of a demo',
    }),
    copyText: translate({
      id: 'demo.copy.text',
      message: 'Copy',
      description: 'Shown on the button "Copy the source" of a demo: words of its label',
    }),
    open: translate({
      id: 'demo.open',
      message: 'Open in an online editor',
      description: 'Button of a demo: opens a menu of online editors',
    }),
    openText: translate({
      id: 'demo.open.text',
      message: 'Open in',
      description: 'Shown on the button "Open in an online editor" of a demo: words of its label',
    }),
    look: translate({
      id: 'demo.look',
      message: 'Change the look',
      description: 'Button: opens a menu that shows one demo in another look; also its name',
    }),
    more: translate({
      id: 'demo.more',
      message: 'See more',
      description: 'Button: opens a menu with more controls of a demo',
    }),
  };
}
