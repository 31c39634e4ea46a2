import type { ExtractedComponent } from '@component-docs/react-api-model/model/extracted';
import { mapComponentTexts } from './translation/mapTexts';

/** What a comment says, and what the code does. */
interface Correction {
  wrong: string;
  right: string;
}

/** Wrong texts in the packages' comments, by package and place: `Avatar.slots.img`. */
export const WRONG_TEXTS: Readonly<Record<string, Readonly<Record<string, Correction>>>> = {
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

/**
 * Corrects a component's texts and the defaults of its slots where a comment contradicts the code.
 * A text that isn't the known wrong one stays: the package may have corrected it.
 *
 * @param corrections those of the component's package, by place
 */
export function correctTexts(
  component: ExtractedComponent,
  corrections: Readonly<Record<string, Correction>> = {},
): ExtractedComponent {
  const correct = (text: string, place: string) => {
    const known = corrections[place];
    return known?.wrong === text ? known.right : text;
  };
  const corrected = mapComponentTexts(component, correct);
  const { name, slots } = corrected;
  return {
    ...corrected,
    slots: slots.map((slot) =>
      slot.default === undefined
        ? slot
        : { ...slot, default: correct(slot.default, `${name}.slots.${slot.name}.default`) },
    ),
  };
}
