import { createElement } from 'react';
import type { Ref } from 'react';
import type { Examples } from '@component-docs/api-reference/node/render/renderPackage';

interface AutocompleteInput {
  InputProps: { ref: Ref<HTMLDivElement> };
  inputProps: object;
}

/** The reader of renderings knows the child of a component by this attribute. */
const child = createElement('i', { 'data-child': '' }, 'a');
const items = ['a', 'b', 'c'].map((key) => createElement('i', { key }, key));
const input = () => createElement('input');
const tabContext = [['TabContext', { value: 'a' }]] as const;
const openSelect = [['Select', { listboxOpen: true, value: 'a' }]] as const;
const page = { count: 1, page: 0, rowsPerPage: 10, onPageChange: () => undefined };
const scrolling = { variant: 'scrollable', scrollButtons: true, value: false };

/**
 * The components that can't be rendered without props or context, or that don't render all slots
 * then.
 */
export const EXAMPLES: Examples = {
  '@mui/material/Autocomplete': {
    props: {
      options: ['a'],
      renderInput: ({ InputProps: { ref }, inputProps }: AutocompleteInput) =>
        createElement('div', { ref }, createElement('input', inputProps)),
    },
  },
  '@mui/material/AvatarGroup': { props: { max: 2, children: items } },
  '@mui/material/Breadcrumbs': { props: { maxItems: 1, children: items } },
  '@mui/material/FormControlLabel': { props: { control: input(), label: 'a' } },
  '@mui/material/PaginationItem': {
    slots: {
      first: { type: 'first' },
      last: { type: 'last' },
      next: { type: 'next' },
      previous: { type: 'previous' },
    },
  },
  '@mui/material/Slider': {
    props: { marks: [{ value: 1, label: 'a' }], valueLabelDisplay: 'on' },
  },
  '@mui/material/SpeedDial': { props: { ariaLabel: 'a' } },
  '@mui/material/StepIcon': { props: { icon: 1 } },
  '@mui/material/StepLabel': { props: { icon: 1 } },
  '@mui/material/TabScrollButton': { props: { direction: 'left', orientation: 'horizontal' } },
  '@mui/material/TablePagination': { props: page },
  '@mui/material/Tabs': { props: scrolling },
  '@mui/material/Tooltip': { props: { title: 'a', arrow: true, children: child } },
  '@mui/lab/TabList': { props: scrolling, inside: tabContext },
  '@mui/lab/TabPanel': { props: { value: 'a' }, inside: tabContext },
  '@mui/joy/Autocomplete': { props: { options: ['a'] } },
  '@mui/joy/Input': { props: { startDecorator: 'a', endDecorator: 'a' } },
  '@mui/joy/MenuButton': { inside: [['Dropdown']] },
  '@mui/joy/MenuItem': { inside: [['MenuList']] },
  '@mui/joy/Option': { props: { value: 'a' }, inside: openSelect },
  '@mui/joy/Tab': { inside: [['Tabs'], ['TabList']] },
  '@mui/joy/TabList': { inside: [['Tabs']] },
  '@mui/joy/TabPanel': { props: { value: 0 }, inside: [['Tabs', { defaultValue: 0 }]] },
  '@mui/joy/Textarea': { props: { startDecorator: 'a', endDecorator: 'a' } },
  '@mui/joy/Tooltip': { props: { title: 'a' } },
  '@mui/base/MenuButton': { inside: [['Dropdown']] },
  '@mui/base/MenuItem': { inside: [['Dropdown', { open: true }], ['Menu']] },
  '@mui/base/Option': { props: { value: 'a' }, inside: openSelect },
  '@mui/base/Slider': { props: { valueLabelDisplay: 'on' } },
  '@mui/base/Tab': { props: { value: 0 }, inside: [['Tabs'], ['TabsList']] },
  '@mui/base/TablePagination': { props: page },
  '@mui/base/TabPanel': { props: { value: 0 }, inside: [['Tabs', { defaultValue: 0 }]] },
  '@mui/base/TabsList': { inside: [['Tabs']] },
  '@mui/x-data-grid/DataGrid': { props: { rows: [], columns: [] } },
};
