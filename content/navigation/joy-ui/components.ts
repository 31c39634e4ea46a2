import type { PageTreeItem } from '../../../src/site/navigation/types';

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
        { pathname: '/joy-ui/react-button-group', title: 'Button Group', planned: true },
        { pathname: '/joy-ui/react-checkbox', title: 'Checkbox', planned: true },
        { pathname: '/joy-ui/react-input', title: 'Input', planned: true },
        { pathname: '/joy-ui/react-radio-button', title: 'Radio Button', planned: true },
        { pathname: '/joy-ui/react-select', title: 'Select' },
        { pathname: '/joy-ui/react-slider', title: 'Slider', planned: true },
        { pathname: '/joy-ui/react-switch', title: 'Switch', planned: true },
        { pathname: '/joy-ui/react-textarea', title: 'Textarea', planned: true },
        { pathname: '/joy-ui/react-text-field', title: 'Text Field', planned: true },
        {
          pathname: '/joy-ui/react-toggle-button-group',
          title: 'Toggle Button Group',
          planned: true,
        },
      ],
    },
    {
      pathname: '/joy-ui/components/data-display',
      title: 'Data display',
      subheader: 'data-display',
      children: [
        { pathname: '/joy-ui/react-aspect-ratio', title: 'Aspect Ratio', planned: true },
        { pathname: '/joy-ui/react-avatar', title: 'Avatar', planned: true },
        { pathname: '/joy-ui/react-badge', title: 'Badge', planned: true },
        { pathname: '/joy-ui/react-chip', title: 'Chip', planned: true },
        { pathname: '/joy-ui/react-divider', title: 'Divider', planned: true },
        { pathname: '/joy-ui/react-list', title: 'List', planned: true },
        { pathname: '/joy-ui/react-table', title: 'Table', planned: true },
        { pathname: '/joy-ui/react-tooltip', title: 'Tooltip', planned: true },
        { pathname: '/joy-ui/react-typography', title: 'Typography', planned: true },
      ],
    },
    {
      pathname: '/joy-ui/components/feedback',
      title: 'Feedback',
      subheader: 'feedback',
      children: [
        { pathname: '/joy-ui/react-alert', title: 'Alert', planned: true },
        {
          pathname: '/joy-ui/react-circular-progress',
          title: 'Circular Progress',
          planned: true,
        },
        { pathname: '/joy-ui/react-linear-progress', title: 'Linear Progress', planned: true },
        { pathname: '/joy-ui/react-modal', title: 'Modal', planned: true },
        { pathname: '/joy-ui/react-skeleton', title: 'Skeleton', planned: true },
        { pathname: '/joy-ui/react-snackbar', title: 'Snackbar', planned: true },
      ],
    },
    {
      pathname: '/joy-ui/components/surfaces',
      title: 'Surfaces',
      subheader: 'surfaces',
      children: [
        { pathname: '/joy-ui/react-accordion', title: 'Accordion', planned: true },
        { pathname: '/joy-ui/react-card', title: 'Card', planned: true },
        { pathname: '/joy-ui/react-sheet', title: 'Sheet', planned: true },
      ],
    },
    {
      pathname: '/joy-ui/components/navigation',
      title: 'Navigation',
      subheader: 'navigation',
      children: [
        { pathname: '/joy-ui/react-breadcrumbs', title: 'Breadcrumbs', planned: true },
        { pathname: '/joy-ui/react-drawer', title: 'Drawer', planned: true },
        { pathname: '/joy-ui/react-link', title: 'Link', planned: true },
        { pathname: '/joy-ui/react-menu', title: 'Menu', planned: true },
        { pathname: '/joy-ui/react-stepper', title: 'Stepper', planned: true },
        { pathname: '/joy-ui/react-tabs', title: 'Tabs', planned: true },
      ],
    },
    {
      pathname: '/joy-ui/components/layout',
      title: 'Layout',
      subheader: 'layout',
      children: [
        { pathname: '/joy-ui/react-box', title: 'Box', planned: true },
        { pathname: '/joy-ui/react-grid', title: 'Grid', planned: true },
        { pathname: '/joy-ui/react-stack', title: 'Stack', planned: true },
      ],
    },
    {
      pathname: '/joy-ui/components/utils',
      title: 'Utils',
      subheader: 'utils',
      children: [{ pathname: '/joy-ui/react-css-baseline', title: 'CSS Baseline', planned: true }],
    },
  ],
} satisfies PageTreeItem;
