import { componentTypes, describeTypes } from '../../../../plugins/api-reference/describeTypes';
import type { ExtractedComponent, ExtractedType } from '../../../../plugins/api-reference/model';

const context = {
  product: 'material-ui',
  resolveLink: (url: string) => new URL(url).pathname + new URL(url).hash,
  componentPages: new Map([
    ['Popper', 'https://mui.com/material-ui/api/popper/'],
    ['Chip', 'https://mui.com/material-ui/api/chip/'],
  ]),
};

const defined = (name: string, definition: string): ExtractedType => ({
  name,
  origin: 'package',
  definition,
});

const types: ExtractedType[] = [
  defined('Reason', "type Reason = 'blur' | 'clear';"),
  defined('Details', 'interface Details { reason: Reason; option: Option; }'),
  defined('Option', 'type Option = Details | null;'),
  defined('PopperProps', 'interface PopperProps {}'),
  defined('Theme', 'interface Theme { palette: Palette; }'),
  defined('Palette', 'interface Palette {}'),
  { name: 'React.ReactNode', origin: 'react' },
  { name: 'HTMLDivElement', origin: 'dom' },
  { name: 'Partial', origin: 'language' },
];

const hrefs = (texts: readonly string[]) =>
  Object.fromEntries(describeTypes(texts, types, context).map(({ name, href }) => [name, href]));

test('defines the types that are named, and those that their definitions name', () => {
  expect(hrefs(['(details: Details) => void'])).toEqual({
    Details: '#type-Details',
    Reason: '#type-Reason',
    Option: '#type-Option',
  });
  expect(describeTypes(['Reason'], types, context)).toEqual([
    { name: 'Reason', href: '#type-Reason', definition: "type Reason = 'blur' | 'clear';" },
  ]);
});

test('leads to the page of a component for its props, and to the guide for a theme', () => {
  expect(hrefs(['Partial<PopperProps>', 'SxProps<Theme>'])).toEqual({
    PopperProps: '/material-ui/api/popper/#props',
    Theme: '/material-ui/customization/default-theme/',
  });
});

test('defines a theme that no guide of the product shows', () => {
  const [theme] = describeTypes(['Theme'], types, { ...context, product: 'system' });
  expect(theme?.href).toBe('#type-Theme');
});

test('leads to the public reference for what belongs to React or the DOM', () => {
  expect(hrefs(['React.ReactNode | HTMLDivElement'])).toEqual({
    'React.ReactNode': 'https://react.dev/learn/typescript#typing-children',
    HTMLDivElement: 'https://developer.mozilla.org/docs/Web/API/HTMLDivElement',
  });
});

test('leads to the page’s own sections for the component’s props and classes', () => {
  const chip: ExtractedComponent = {
    name: 'Chip',
    folder: 'Chip',
    isDefaultExport: true,
    pageUrl: 'https://mui.com/material-ui/api/chip/',
    description: '',
    isInPackageIndex: true,
    props: ['Partial<ChipClasses>', 'ChipOwnProps'].map((type, index) => ({
      name: `prop${index}`,
      type,
      required: false,
      description: '',
      requiresRef: false,
    })),
    hasSystemProps: false,
    spread: true,
    ref: { kind: 'none' },
    slots: [],
    classes: [{ name: 'root', className: 'MuiChip-root', isGlobal: false, description: '' }],
    types: [
      defined('ChipClasses', 'interface ChipClasses { root: string; }'),
      defined('ChipOwnProps', 'interface ChipOwnProps {}'),
    ],
  };
  expect(componentTypes(chip, context)).toEqual([
    { name: 'ChipClasses', href: '#css' },
    { name: 'ChipOwnProps', href: '#props' },
  ]);
  expect(componentTypes({ ...chip, classes: [] }, context)[0]?.href).toBe('#type-ChipClasses');
});
