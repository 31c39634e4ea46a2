import type { PageTreeItem } from '../../../src/site/navigation/types';

/** The "Date and Time Pickers" section in the page tree of MUI X. */
export const datePickers = {
  pathname: '/x/react-date-pickers-group',
  title: 'Date and Time Pickers',
  children: [
    { pathname: '/x/react-date-pickers', title: 'Overview', planned: true },
    {
      pathname: '/x/react-date-pickers/getting-started',
      title: 'Getting started',
      planned: true,
    },
    { pathname: '/x/react-date-pickers/base-concepts', title: 'Base concepts', planned: true },
    { pathname: '/x/react-date-pickers/accessibility', title: 'Accessibility', planned: true },
    { pathname: '/x/react-date-pickers/faq', title: 'FAQ', planned: true },
    {
      pathname: '/x/react-date-pickers-components',
      title: 'Components',
      subheader: 'Components',
      children: [
        {
          pathname: '/x/react-date-pickers/date-pickers',
          title: 'Date components',
          children: [
            {
              pathname: '/x/react-date-pickers/date-picker',
              title: 'Date Picker',
              planned: true,
            },
            { pathname: '/x/react-date-pickers/date-field', title: 'Date Field', planned: true },
            {
              pathname: '/x/react-date-pickers/date-calendar',
              title: 'Date Calendar',
              planned: true,
            },
          ],
        },
        {
          pathname: '/x/react-date-pickers/time-pickers',
          title: 'Time components',
          children: [
            {
              pathname: '/x/react-date-pickers/time-picker',
              title: 'Time Picker',
              planned: true,
            },
            { pathname: '/x/react-date-pickers/time-field', title: 'Time Field', planned: true },
            { pathname: '/x/react-date-pickers/time-clock', title: 'Time Clock', planned: true },
            {
              pathname: '/x/react-date-pickers/digital-clock',
              title: 'Digital Clock',
              planned: true,
            },
          ],
        },
        {
          pathname: '/x/react-date-pickers/date-time-pickers',
          title: 'Date Time components',
          children: [
            {
              pathname: '/x/react-date-pickers/date-time-picker',
              title: 'Date Time Picker',
              planned: true,
            },
            {
              pathname: '/x/react-date-pickers/date-time-field',
              title: 'Date Time Field',
              planned: true,
            },
          ],
        },
        {
          pathname: '/x/react-date-pickers/date-range-pickers',
          title: 'Date Range components',
          plan: 'pro',
          children: [
            {
              pathname: '/x/react-date-pickers/date-range-picker',
              title: 'Date Range Picker',
              planned: true,
            },
            {
              pathname: '/x/react-date-pickers/date-range-field',
              title: 'Date Range Field',
              planned: true,
            },
            {
              pathname: '/x/react-date-pickers/date-range-calendar',
              title: 'Date Range Calendar',
              planned: true,
            },
          ],
        },
        {
          pathname: '/x/react-date-pickers/time-range-pickers',
          title: 'Time Range components',
          plan: 'pro',
          children: [
            {
              pathname: '/x/react-date-pickers/time-range-picker',
              title: 'Time Range Picker',
              planned: true,
            },
            {
              pathname: '/x/react-date-pickers/time-range-field',
              title: 'Time Range Field',
              planned: true,
            },
          ],
        },
        {
          pathname: '/x/react-date-pickers/date-time-range-pickers',
          title: 'Date Time Range components',
          plan: 'pro',
          children: [
            {
              pathname: '/x/react-date-pickers/date-time-range-picker',
              title: 'Date Time Range Picker',
              planned: true,
              newFeature: true,
            },
            {
              pathname: '/x/react-date-pickers/date-time-range-field',
              title: 'Date Time Range Field',
              planned: true,
            },
          ],
        },
        { pathname: '/x/react-date-pickers/fields', title: 'Field components', planned: true },
        {
          pathname: '/x/api/date-pickers-group',
          title: 'API reference',
          apiPages: '/x/api/date-pickers/',
          children: [{ pathname: '/x/api/date-pickers', title: 'Index', planned: true }],
        },
      ],
    },
    {
      pathname: '/x/react-date-pickers/common-features',
      title: 'Common features',
      subheader: 'Common features',
      children: [
        { pathname: '/x/react-date-pickers/validation', title: 'Validation', planned: true },
        {
          pathname: '/x/react-date-pickers/lifecycle',
          title: 'Components lifecycle',
          planned: true,
        },
        { pathname: '/x/react-date-pickers/shortcuts', title: 'Shortcuts', planned: true },
      ],
    },
    {
      pathname: '/x/react-date-pickers/localization-group',
      title: 'Localization',
      subheader: 'Localization',
      children: [
        {
          pathname: '/x/react-date-pickers/localization',
          title: 'Translated components',
          planned: true,
        },
        {
          pathname: '/x/react-date-pickers/adapters-locale',
          title: 'Date format and localization',
          planned: true,
        },
        { pathname: '/x/react-date-pickers/timezone', title: 'UTC and timezones', planned: true },
        {
          pathname: '/x/react-date-pickers/calendar-systems',
          title: 'Calendar systems',
          planned: true,
        },
      ],
    },
    {
      pathname: '/x/react-date-pickers/visual-customization',
      title: 'Visual customization',
      subheader: 'Visual customization',
      children: [
        {
          pathname: '/x/react-date-pickers/custom-components',
          title: 'Custom subcomponents',
          planned: true,
        },
        {
          pathname: '/x/react-date-pickers/custom-layout',
          title: 'Custom layout',
          planned: true,
        },
        { pathname: '/x/react-date-pickers/custom-field', title: 'Custom field', planned: true },
        {
          pathname: '/x/react-date-pickers/custom-opening-button',
          title: 'Custom opening button',
          planned: true,
        },
        {
          pathname: '/x/react-date-pickers/playground',
          title: 'Customization playground',
          planned: true,
        },
      ],
    },
  ],
} satisfies PageTreeItem;
