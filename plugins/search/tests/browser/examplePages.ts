import type { PageEntry, SearchPage } from '../../shared/types';

export const exampleEntry = (kind: PageEntry['kind'], name: string, text = ''): PageEntry => ({
  kind,
  name,
  anchor: `${kind}-${name}`,
  text,
});

/** A page without entries at the address of its title, and with what else is given. */
export const examplePage = (title: string, others: Partial<SearchPage> = {}): SearchPage => ({
  ...{ kind: 'page', title, path: `/${title}`, aliases: [], text: '', entries: [] },
  ...others,
});

/** Pages that make words of the others as rare as they are among the pages of a product. */
export const otherPages = Array.from({ length: 40 }, (_, number) =>
  examplePage(`Other page ${number}`),
);

/** Pages with entries of every kind, in the two languages. */
export const examplePages: SearchPage[] = [
  {
    kind: 'page',
    title: 'Button',
    path: '/material-ui/react-button',
    aliases: ['React Button component', 'Button 按钮', 'IconButton'],
    text: 'Buttons let users act with one press.',
    entries: [
      exampleEntry('section', 'File upload', 'Put a hidden input into a label to choose files.'),
      exampleEntry('demo', 'Basic buttons', 'Variants'),
      exampleEntry('section', '颜色', '用颜色表示按钮的用途。'),
    ],
  },
  {
    kind: 'api',
    title: 'ButtonGroup API',
    path: '/material-ui/api/button-group',
    aliases: [],
    text: '',
    entries: [exampleEntry('prop', 'color', 'The color of the component.')],
  },
  {
    kind: 'api',
    title: 'Button API',
    path: '/material-ui/api/button',
    aliases: ['Button', 'Button 按钮'],
    text: '',
    entries: [
      exampleEntry('prop', 'color', 'The color of the component.'),
      exampleEntry('prop', 'disableElevation', 'If true, no elevation is used.'),
      exampleEntry('slot', 'startIcon', 'The icon before the label.'),
      exampleEntry('class', 'MuiButton-colorPrimary', 'Styles applied to the root element.'),
    ],
  },
  {
    kind: 'api',
    title: 'TextField API',
    path: '/material-ui/api/text-field',
    aliases: ['Text Field', 'Text Field 文本框', 'input'],
    text: '',
    entries: [exampleEntry('prop', 'in', 'Shows the field.')],
  },
  {
    kind: 'api',
    title: 'Select API',
    path: '/base-ui/react-select/components-api#select',
    aliases: [],
    text: '',
    entries: [exampleEntry('prop', 'multiple', 'Several values can be selected.')],
  },
];
