import { x } from '../../../src/site/products/x';
import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

/** The "Components" section in the page tree of Material UI. */
export const components = {
  pathname: '/material-ui/react-',
  title: 'Components',
  children: [
    { pathname: '/material-ui/all-components', title: 'All components' },
    {
      pathname: '/material-ui/components/inputs',
      title: 'Inputs',
      subheader: 'inputs',
      children: [
        { pathname: '/material-ui/react-autocomplete', title: 'Autocomplete' },
        { pathname: '/material-ui/react-button', title: 'Button' },
        { pathname: '/material-ui/react-button-group', title: 'Button Group' },
        { pathname: '/material-ui/react-checkbox', title: 'Checkbox' },
        {
          pathname: '/material-ui/react-floating-action-button',
          title: 'Floating Action Button',
        },
        { pathname: '/material-ui/react-radio-button', title: 'Radio Group' },
        { pathname: '/material-ui/react-rating', title: 'Rating' },
        { pathname: '/material-ui/react-select', title: 'Select' },
        { pathname: '/material-ui/react-slider', title: 'Slider' },
        { pathname: '/material-ui/react-switch', title: 'Switch' },
        { pathname: '/material-ui/react-text-field', title: 'Text Field' },
        { pathname: '/material-ui/react-transfer-list', title: 'Transfer List' },
        { pathname: '/material-ui/react-toggle-button', title: 'Toggle Button' },
      ],
    },
    {
      pathname: '/material-ui/components/data-display',
      title: 'Data display',
      subheader: 'data-display',
      children: [
        { pathname: '/material-ui/react-avatar', title: 'Avatar' },
        { pathname: '/material-ui/react-badge', title: 'Badge' },
        { pathname: '/material-ui/react-chip', title: 'Chip' },
        { pathname: '/material-ui/react-divider', title: 'Divider' },
        { pathname: '/material-ui/icons', title: 'Icons' },
        { pathname: '/material-ui/material-icons', title: 'Material Icons' },
        { pathname: '/material-ui/react-list', title: 'List' },
        { pathname: '/material-ui/react-table', title: 'Table' },
        { pathname: '/material-ui/react-tooltip', title: 'Tooltip' },
        { pathname: '/material-ui/react-typography', title: 'Typography' },
      ],
    },
    {
      pathname: '/material-ui/components/feedback',
      title: 'Feedback',
      subheader: 'feedback',
      children: [
        { pathname: '/material-ui/react-alert', title: 'Alert' },
        { pathname: '/material-ui/react-backdrop', title: 'Backdrop' },
        { pathname: '/material-ui/react-dialog', title: 'Dialog' },
        { pathname: '/material-ui/react-progress', title: 'Progress' },
        { pathname: '/material-ui/react-skeleton', title: 'Skeleton' },
        { pathname: '/material-ui/react-snackbar', title: 'Snackbar' },
      ],
    },
    {
      pathname: '/material-ui/components/surfaces',
      title: 'Surfaces',
      subheader: 'surfaces',
      children: [
        { pathname: '/material-ui/react-accordion', title: 'Accordion' },
        { pathname: '/material-ui/react-app-bar', title: 'App Bar' },
        { pathname: '/material-ui/react-card', title: 'Card' },
        { pathname: '/material-ui/react-paper', title: 'Paper' },
      ],
    },
    {
      pathname: '/material-ui/components/navigation',
      title: 'Navigation',
      subheader: 'navigation',
      children: [
        {
          pathname: '/material-ui/react-bottom-navigation',
          title: 'Bottom Navigation',
        },
        { pathname: '/material-ui/react-breadcrumbs', title: 'Breadcrumbs' },
        { pathname: '/material-ui/react-drawer', title: 'Drawer' },
        { pathname: '/material-ui/react-link', title: 'Link' },
        { pathname: '/material-ui/react-menu', title: 'Menu' },
        { pathname: '/material-ui/react-pagination', title: 'Pagination' },
        { pathname: '/material-ui/react-speed-dial', title: 'Speed Dial' },
        { pathname: '/material-ui/react-stepper', title: 'Stepper' },
        { pathname: '/material-ui/react-tabs', title: 'Tabs' },
      ],
    },
    {
      pathname: '/material-ui/components/layout',
      title: 'Layout',
      subheader: 'layout',
      children: [
        { pathname: '/material-ui/react-box', title: 'Box' },
        { pathname: '/material-ui/react-container', title: 'Container' },
        { pathname: '/material-ui/react-grid', title: 'Grid', deprecated: true },
        { pathname: '/material-ui/react-grid2', title: 'Grid v2' },
        { pathname: '/material-ui/react-stack', title: 'Stack' },
        { pathname: '/material-ui/react-image-list', title: 'Image List' },
        { pathname: '/material-ui/react-hidden', title: 'Hidden' },
      ],
    },
    {
      pathname: '/material-ui/components/utils',
      title: 'Utils',
      subheader: 'utils',
      children: [
        {
          pathname: '/material-ui/react-click-away-listener',
          title: 'Click-Away Listener',
        },
        { pathname: '/material-ui/react-css-baseline', title: 'CSS Baseline' },
        { pathname: '/material-ui/react-modal', title: 'Modal' },
        { pathname: '/material-ui/react-no-ssr', title: 'No SSR' },
        { pathname: '/material-ui/react-popover', title: 'Popover' },
        { pathname: '/material-ui/react-popper', title: 'Popper' },
        { pathname: '/material-ui/react-portal', title: 'Portal' },
        {
          pathname: '/material-ui/react-textarea-autosize',
          title: 'Textarea Autosize',
        },
        { pathname: '/material-ui/transitions', title: 'Transitions' },
        { pathname: '/material-ui/react-use-media-query', title: 'useMediaQuery' },
      ],
    },
    {
      pathname: '/mui-x',
      title: 'MUI X',
      subheader: 'MUI X',
      children: [
        { pathname: '/x/react-data-grid', title: 'Data Grid' },
        { pathname: `${x.officialSite}/x/react-date-pickers/`, title: 'Date & Time Pickers' },
        { pathname: `${x.officialSite}/x/react-charts/`, title: 'Charts' },
        { pathname: `${x.officialSite}/x/react-tree-view/`, title: 'Tree View' },
      ],
    },
    {
      pathname: '/toolpad',
      title: 'Toolpad Core',
      subheader: 'Toolpad Core',
      children: [
        {
          pathname: '/toolpad/core/react-dashboard-layout',
          title: 'Dashboard Layout',
        },
        { pathname: '/toolpad/core/react-sign-in-page', title: 'Sign-in Page' },
      ],
    },
    {
      pathname: '/material-ui',
      title: 'Lab',
      subheader: 'lab',
      children: [
        { pathname: '/material-ui/about-the-lab', title: 'About the lab 🧪' },
        { pathname: '/material-ui/react-masonry', title: 'Masonry' },
        { pathname: '/material-ui/react-timeline', title: 'Timeline' },
      ],
    },
  ],
} satisfies PageTreeItem;
