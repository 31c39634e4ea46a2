import darkMode from '@generated/demos/default/pages/material-ui--customization--dark-mode';
import density from '@generated/demos/default/pages/material-ui--customization--density';
import palette from '@generated/demos/default/pages/material-ui--customization--palette';
import rightToLeft from '@generated/demos/default/pages/material-ui--customization--right-to-left';
import spacing from '@generated/demos/default/pages/material-ui--customization--spacing';
import usage from '@generated/demos/default/pages/material-ui--getting-started--usage';
import icons from '@generated/demos/default/pages/material-ui--icons';
import button from '@generated/demos/default/pages/material-ui--react-button';
import box from '@generated/demos/default/pages/system--react-box';
import type { DemoDescriptor } from '../../demos/types';

interface DemoPage {
  /** The page that the demos are from. */
  path: string;
  demos: readonly DemoDescriptor[];
}

/** They are at home on one page only: in its icon font (plugins/demos/icon-font), or linked to its headings. */
const AT_HOME = [
  'FontIcons',
  'FontIconsSize',
  'SemanticIcons',
  'ContainedButtons',
  'OutlinedButtons',
  'TextButtons',
];

function pageOf(path: string, demos: Readonly<Record<string, DemoDescriptor>>): DemoPage {
  return {
    path,
    demos: Object.values(demos).filter(({ name }) => !AT_HOME.includes(name)),
  };
}

/** Pages whose demos have different names; thirty together, which a browser test holds. */
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
