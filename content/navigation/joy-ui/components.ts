import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

/** The "Components" section in the page tree of Joy UI. */
export const components = {
  pathname: '/joy-ui/react-',
  title: 'Components',
  children: [
    { pathname: '/joy-ui/all-components', title: 'All components' },
    {
      pathname: '/joy-ui/components/inputs',
      title: 'Inputs',
      subheader: 'inputs',
      children: [
        { pathname: '/joy-ui/react-autocomplete', title: 'Autocomplete' },
        { pathname: '/joy-ui/react-button', title: 'Button' },
        { pathname: '/joy-ui/react-button-group', title: 'Button Group' },
        { pathname: '/joy-ui/react-checkbox', title: 'Checkbox' },
        { pathname: '/joy-ui/react-input', title: 'Input' },
        { pathname: '/joy-ui/react-radio-button', title: 'Radio Button' },
        { pathname: '/joy-ui/react-select', title: 'Select' },
        { pathname: '/joy-ui/react-slider', title: 'Slider' },
        { pathname: '/joy-ui/react-switch', title: 'Switch' },
        { pathname: '/joy-ui/react-textarea', title: 'Textarea' },
        { pathname: '/joy-ui/react-text-field', title: 'Text Field' },
        {
          pathname: '/joy-ui/react-toggle-button-group',
          title: 'Toggle Button Group',
        },
      ],
    },
    {
      pathname: '/joy-ui/components/data-display',
      title: 'Data display',
      subheader: 'data-display',
      children: [
        { pathname: '/joy-ui/react-aspect-ratio', title: 'Aspect Ratio' },
        { pathname: '/joy-ui/react-avatar', title: 'Avatar' },
        { pathname: '/joy-ui/react-badge', title: 'Badge' },
        { pathname: '/joy-ui/react-chip', title: 'Chip' },
        { pathname: '/joy-ui/react-divider', title: 'Divider' },
        { pathname: '/joy-ui/react-list', title: 'List' },
        { pathname: '/joy-ui/react-table', title: 'Table' },
        { pathname: '/joy-ui/react-tooltip', title: 'Tooltip' },
        { pathname: '/joy-ui/react-typography', title: 'Typography' },
      ],
    },
    {
      pathname: '/joy-ui/components/feedback',
      title: 'Feedback',
      subheader: 'feedback',
      children: [
        { pathname: '/joy-ui/react-alert', title: 'Alert' },
        {
          pathname: '/joy-ui/react-circular-progress',
          title: 'Circular Progress',
        },
        { pathname: '/joy-ui/react-linear-progress', title: 'Linear Progress' },
        { pathname: '/joy-ui/react-modal', title: 'Modal' },
        { pathname: '/joy-ui/react-skeleton', title: 'Skeleton' },
        { pathname: '/joy-ui/react-snackbar', title: 'Snackbar' },
      ],
    },
    {
      pathname: '/joy-ui/components/surfaces',
      title: 'Surfaces',
      subheader: 'surfaces',
      children: [
        { pathname: '/joy-ui/react-accordion', title: 'Accordion' },
        { pathname: '/joy-ui/react-card', title: 'Card' },
        { pathname: '/joy-ui/react-sheet', title: 'Sheet' },
      ],
    },
    {
      pathname: '/joy-ui/components/navigation',
      title: 'Navigation',
      subheader: 'navigation',
      children: [
        { pathname: '/joy-ui/react-breadcrumbs', title: 'Breadcrumbs' },
        { pathname: '/joy-ui/react-drawer', title: 'Drawer' },
        { pathname: '/joy-ui/react-link', title: 'Link' },
        { pathname: '/joy-ui/react-menu', title: 'Menu' },
        { pathname: '/joy-ui/react-stepper', title: 'Stepper' },
        { pathname: '/joy-ui/react-tabs', title: 'Tabs' },
      ],
    },
    {
      pathname: '/joy-ui/components/layout',
      title: 'Layout',
      subheader: 'layout',
      children: [
        { pathname: '/joy-ui/react-box', title: 'Box' },
        { pathname: '/joy-ui/react-grid', title: 'Grid' },
        { pathname: '/joy-ui/react-stack', title: 'Stack' },
      ],
    },
    {
      pathname: '/joy-ui/components/utils',
      title: 'Utils',
      subheader: 'utils',
      children: [{ pathname: '/joy-ui/react-css-baseline', title: 'CSS Baseline' }],
    },
  ],
} satisfies PageTreeItem;
