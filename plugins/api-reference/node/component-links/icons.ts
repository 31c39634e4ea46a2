import type { ComponentLink } from './componentLinks';

/** The paths of the links' icons, drawn as lines on 24 by 24. */
export const LINK_ICONS: Readonly<Record<ComponentLink['label'], string>> = {
  feedback: 'M4 5h16v11H9l-5 4Z',
  bundleSize: 'm12 3 8 4.5v9L12 21l-8-4.5v-9Zm0 9 8-4.5M12 12v9m0-9L4 7.5',
  source: 'm8 6-6 6 6 6m8-12 6 6-6 6',
  waiAria: 'M12 5.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM5 8l7 1.5L19 8m-7 1.5V14m-3.5 7 3.5-7 3.5 7',
  materialDesign: 'M4 19V6l8 7 8-7v13',
  unstyled: 'M4 20 20 4M7 4h13v13',
};
