import { componentTypes, describeTypes, symbolTypes } from '../../../node/describe/describeTypes';
import type {
  ExtractedComponent,
  ExtractedType,
  ExtractedSymbol,
} from '@component-docs/react-api-model/model/extracted';

const context = {
  product: 'material-ui',
  resolveLink: (url: string) => new URL(url).pathname + new URL(url).hash,
  componentPages: new Map([
    ['@mui/material/Popper', 'https://mui.com/material-ui/api/popper/'],
    ['@mui/material/Chip', 'https://mui.com/material-ui/api/chip/'],
    ['@mui/base/Popper', 'https://mui.com/base-ui/react-popper/components-api/#popper'],
  ]),
  symbolPages: new Map([
    ['GridColDef', '/x/api/data-grid/grid-col-def'],
    ['GridApi', '/x/api/data-grid/grid-api'],
    ['GridApiCommunity', '/x/api/data-grid/grid-api'],
  ]),
};

const defined = (name: string, definition: string): ExtractedType => ({
  name,
  origin: 'package',
  packageName: '@mui/material',
  definition,
});

const types: ExtractedType[] = [
  defined('Reason', "type Reason = 'blur' | 'clear';"),
  defined('Details', 'interface Details { reason: Reason; option: Option; }'),
  defined('Option', 'type Option = Details | null;'),
  defined('PopperProps', 'interface PopperProps {}'),
  defined('Theme', 'interface Theme { palette: Palette; }'),
  defined('Palette', 'interface Palette {}'),
  defined('GridColDef', 'type GridColDef = Palette & Option;'),
  defined('GridApiCommunity', 'interface GridApiCommunity { columns: GridColDef[]; }'),
  { name: 'React.ReactNode', origin: 'react' },
  { name: 'HTMLDivElement', origin: 'dom' },
  { name: 'Partial', origin: 'language' },
];

const hrefs = (texts: readonly string[]) =>
  Object.fromEntries(describeTypes(texts, types, context).map(({ name, href }) => [name, href]));

test('defines the named types, and those that their definitions name', () => {
  expect(hrefs(['(details: Details) => void'])).toEqual({
    Details: '#type-Details',
    Reason: '#type-Reason',
    Option: '#type-Option',
  });
  expect(describeTypes(['Reason'], types, context)).toEqual([
    { name: 'Reason', href: '#type-Reason', definition: "type Reason = 'blur' | 'clear';" },
  ]);
});

test('links to a component’s page for its props, and to the guide for a theme', () => {
  expect(hrefs(['Partial<PopperProps>', 'SxProps<Theme>'])).toEqual({
    PopperProps: '/material-ui/api/popper/#props',
    Theme: '/material-ui/customization/default-theme/',
  });
});

test('links to the page of the package that declares the props, or the component', () => {
  const declared: ExtractedType[] = [
    { name: 'PopperProps', origin: 'package', packageName: '@mui/base' },
    { name: 'Chip', origin: 'package', packageName: '@mui/material', isComponent: true },
    { name: 'Popper', origin: 'package', packageName: '@mui/material' },
  ];
  const found = describeTypes(['PopperProps', 'typeof Chip', 'Popper'], declared, context);
  expect(found).toEqual([
    { name: 'PopperProps', href: '/base-ui/react-popper/components-api/#popper-props' },
    { name: 'Chip', href: '/material-ui/api/chip/#props' },
  ]);
});

test('links to an interface’s page, and does not follow its definition', () => {
  expect(hrefs(['GridColDef[] | GridApiCommunity'])).toEqual({
    GridColDef: '/x/api/data-grid/grid-col-def',
    GridApiCommunity: '/x/api/data-grid/grid-api',
  });
});

test('defines only what the page’s own texts name if there are many definitions', () => {
  const chain = (length: number) =>
    Array.from({ length }, (_, index) =>
      defined(`Type${index}`, `type Type${index} = Type${index + 1} | GridColDef;`),
    );
  const namesOf = (length: number) =>
    describeTypes(['Type1 | Type0'], [...types, ...chain(length)], context).map(({ name }) => name);
  expect(namesOf(40)).toHaveLength(41);
  expect(namesOf(41)).toEqual(['Type1', 'Type0', 'GridColDef']);
});

test('defines what a mapped type maps, even if there are many definitions', () => {
  const many = Array.from({ length: 41 }, (_, index) => defined(`Type${index}`, 'type A = 1;'));
  const mapped = [
    defined('SlotsProps', 'type SlotsProps = Partial<{ [K in keyof Slots]: Partial<Slots[K]> }>;'),
    defined('Slots', 'interface Slots { chip: ChipProps; label: Label; }'),
    defined('Label', 'interface Label {}'),
    defined('ChipProps', 'interface ChipProps {}'),
  ];
  const texts = ['SlotsProps', ...many.map(({ name }) => name)];
  const named = describeTypes(texts, [...mapped, ...many], context).map(({ name }) => name);
  expect(named).toEqual(expect.arrayContaining(['SlotsProps', 'Slots', 'ChipProps']));
  expect(named).not.toContain('Label');
});

test('defines a theme that no guide of the product describes', () => {
  const [theme] = describeTypes(['Theme'], types, { ...context, product: 'system' });
  expect(theme?.href).toBe('#type-Theme');
});

test('links to the public reference for types of React and the DOM', () => {
  expect(hrefs(['React.ReactNode | HTMLDivElement'])).toEqual({
    'React.ReactNode': 'https://react.dev/learn/typescript#typing-children',
    HTMLDivElement: 'https://developer.mozilla.org/docs/Web/API/HTMLDivElement',
  });
});

test('links to the page’s own sections for the component’s props and classes', () => {
  const chip = {
    name: 'Chip',
    props: [{ type: 'Partial<ChipClasses>' }, { type: 'ChipOwnProps' }],
    classes: [{ name: 'root' }],
    types: [
      defined('ChipClasses', 'interface ChipClasses { root: string; }'),
      defined('ChipOwnProps', 'interface ChipOwnProps {}'),
    ],
  } as unknown as ExtractedComponent;
  expect(componentTypes(chip, context)).toEqual([
    { name: 'ChipClasses', href: '#css' },
    { name: 'ChipOwnProps', href: '#props' },
  ]);
  expect(componentTypes({ ...chip, classes: [] }, context)[0]?.href).toBe('#type-ChipClasses');
});

test('links from an interface’s page to itself under all its names, and to other pages', () => {
  const members = [{ type: 'GridApiCommunity' }, { type: '(reason: Reason) => GridColDef' }];
  const api = {
    kind: 'interface',
    name: 'GridApi',
    aliasOf: 'GridApiCommunity',
    sections: [{ id: 'properties', members }],
    types,
  } as unknown as ExtractedSymbol;
  expect(symbolTypes(api, context)).toEqual([
    { name: 'GridApiCommunity', href: '#properties' },
    { name: 'Reason', href: '#type-Reason', definition: "type Reason = 'blur' | 'clear';" },
    { name: 'GridColDef', href: '/x/api/data-grid/grid-col-def' },
  ]);
});

test('includes the types of a hook’s result without members', () => {
  const sections = [{ id: 'return-value', members: [], type: '[Reason, React.ReactNode]' }];
  const hook = { kind: 'hook', name: 'useOption', sections, types } as unknown as ExtractedSymbol;
  expect(symbolTypes(hook, context).map(({ name }) => name)).toEqual(['Reason', 'React.ReactNode']);
});
