import darkMode from '@generated/demos/default/pages/material-ui--customization--dark-mode';
import density from '@generated/demos/default/pages/material-ui--customization--density';
import palette from '@generated/demos/default/pages/material-ui--customization--palette';
import rightToLeft from '@generated/demos/default/pages/material-ui--customization--right-to-left';
import spacing from '@generated/demos/default/pages/material-ui--customization--spacing';
import usage from '@generated/demos/default/pages/material-ui--getting-started--usage';
import icons from '@generated/demos/default/pages/material-ui--icons';
import button from '@generated/demos/default/pages/material-ui--react-button';
import box from '@generated/demos/default/pages/system--react-box';
import type { DemoDescriptor } from '../../../plugins/demos/shared/types';

interface DemoPage {
  /** The page that contains the demos. */
  path: string;
  demos: readonly DemoDescriptor[];
}

/**
 * Demos that only work on their own page, because they need its icon font (plugins/demos/node/icon-font)
 * or link to its headings.
 */
const PAGE_SPECIFIC = [
  'Icons',
  'FontIconsSize',
  'SemanticIcons',
  'ContainedButtons',
  'OutlinedButtons',
  'TextButtons',
];

function pageOf(path: string, demos: Readonly<Record<string, DemoDescriptor>>): DemoPage {
  return {
    path,
    demos: Object.values(demos).filter(({ name }) => !PAGE_SPECIFIC.includes(name)),
  };
}

/**
 * Pages whose demos all have different names. A browser test checks that there are thirty demos in
 * total.
 */
export const DEMO_PAGES: readonly DemoPage[] = [
  pageOf('/material-ui/react-button', button),
  pageOf('/material-ui/icons', icons),
  pageOf('/material-ui/getting-started/usage', usage),
  pageOf('/material-ui/customization/density', density),
  pageOf('/material-ui/customization/palette', palette),
  pageOf('/material-ui/customization/spacing', spacing),
  pageOf('/material-ui/customization/dark-mode', darkMode),
  pageOf('/material-ui/customization/right-to-left', rightToLeft),
  pageOf('/system/react-box', box),
];
