import type { Library } from '@component-docs/kit/shared/site/libraryTypes';

/** Wrong texts in the packages' comments, by package and place: `Avatar.slots.img`. */
export const CORRECTIONS: Library['corrections'] = {
  '@mui/material': {
    'Avatar.slots.img': {
      wrong:
        'The component that renders the transition.\n[Follow this guide](https://mui.com/material-ui/transitions/#transitioncomponent-prop) to learn more about the requirements for this component.',
      right: 'The component that renders the image.',
    },
    'Avatar.slots.img.default': { wrong: 'Collapse', right: 'img' },
  },
  '@mui/joy': {
    // A drawing, which only works in a font whose characters are equally wide.
    'Select.props.indicator': {
      wrong:
        'The indicator(*) for the select.\n   ________________\n  [ value        * ]\n   ‾‾‾‾‾‾‾‾‾‾‾‾‾‾‾‾',
      right: 'The indicator at the end of the select.',
    },
  },
  '@mui/x-data-grid': {
    'DataGrid.slots.columnMenuIcon': {
      wrong:
        'Icon displayed on the side of the column header title to display the filter input component.',
      right: 'Icon displayed on the side of the column header title to open the column menu.',
    },
    'DataGrid.slots.columnMenuManageColumnsIcon': {
      wrong: 'Icon displayed in column menu for showing all columns',
      right: 'Icon displayed in column menu for managing columns.',
    },
    'DataGrid.slots.filterPanelAddIcon': {
      wrong: 'Icon displayed for deleting the filter from filter panel.',
      right: 'Icon displayed for adding a filter to the filter panel.',
    },
  },
};

/** Broken links in the packages' comments, each with the correct link. */
export const CORRECTED_LINKS: Library['correctedLinks'] = {
  'https://mui.com/joy-ui/customization/themed-components/#default-props':
    'https://mui.com/joy-ui/customization/themed-components/#theme-default-props',
  // Sections that our pages have under another heading.
  'https://mui.com/material-ui/customization/theme-components/#default-props':
    'https://mui.com/material-ui/customization/theme-components/#theme-default-props',
  'https://mui.com/material-ui/react-button/#floating-action-buttons':
    'https://mui.com/material-ui/react-floating-action-button/',
};
