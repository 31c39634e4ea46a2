import type { PageEntry, SearchPage } from '../../shared/types';

const entry = (kind: PageEntry['kind'], name: string, text = ''): PageEntry => ({
  kind,
  name,
  anchor: `${kind}-${name}`,
  text,
});

/** Pages with entries of every kind, in the two languages. */
export const examplePages: SearchPage[] = [
  {
    kind: 'page',
    title: 'Button',
    path: '/material-ui/react-button',
    aliases: ['React Button component', 'Button 按钮', 'IconButton'],
    text: 'Buttons let users act with one press.',
    entries: [
      entry('section', 'File upload', 'Put a hidden input into a label to choose files.'),
      entry('demo', 'Basic buttons', 'Variants'),
      entry('section', '颜色', '用颜色表示按钮的用途。'),
    ],
  },
  {
    kind: 'api',
    title: 'ButtonGroup API',
    path: '/material-ui/api/button-group',
    aliases: [],
    text: '',
    entries: [entry('prop', 'color', 'The color of the component.')],
  },
  {
    kind: 'api',
    title: 'Button API',
    path: '/material-ui/api/button',
    aliases: ['Button', 'Button 按钮'],
    text: '',
    entries: [
      entry('prop', 'color', 'The color of the component.'),
      entry('prop', 'disableElevation', 'If true, no elevation is used.'),
      entry('slot', 'startIcon', 'The icon before the label.'),
      entry('class', 'MuiButton-colorPrimary', 'Styles applied to the root element.'),
    ],
  },
  {
    kind: 'api',
    title: 'TextField API',
    path: '/material-ui/api/text-field',
    aliases: ['Text Field', 'Text Field 文本框', 'input'],
    text: '',
    entries: [entry('prop', 'in', 'Shows the field.')],
  },
  {
    kind: 'api',
    title: 'Select API',
    path: '/base-ui/react-select/components-api#select',
    aliases: [],
    text: '',
    entries: [entry('prop', 'multiple', 'Several values can be selected.')],
  },
];
