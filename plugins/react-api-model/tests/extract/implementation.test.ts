/** What the code of a component shows, read from short modules and from the installed packages. */
import path from 'node:path';
import { Script, parseJavaScript } from '../../extract/parseJavaScript';
import { readForcedProps, readPassedDefaults, readSlotDefaults } from '../../extract/readDefaults';
import { readImplementation } from '../../extract/readImplementation';
import { readPropTypes } from '../../extract/readTypeProps';

const root = path.join(__dirname, '../../../..');
const script = (code: string) => new Script(code, 'Part.js');

describe('the implementation', () => {
  const read = (code: string) => readImplementation(script(code), 'Part');

  test('has the defaults of a forwardRef component that passes on its other props', () => {
    const { defaults, withoutDefault, ...rest } = read(`
      const defaultComponent = 'tr';
      const Part = React.forwardRef(function Part(inProps, ref) {
        const props = useDefaultProps({ props: inProps, name: 'MuiPart' });
        const { size = "small", component = defaultComponent, dense: d = true, fn = f, href, ...other } = props;
        return _jsx(component, { ref, ...other });
      });`);
    expect(rest).toEqual({ name: 'Part', forwardsRef: true, spread: true, themeName: 'MuiPart' });
    // Not `fn`: its default is meaningless without the code around it.
    expect(Object.fromEntries(defaults)).toEqual({
      size: "'small'",
      component: "'tr'",
      dense: 'true',
    });
    expect([...withoutDefault]).toEqual(['href']);
  });

  test.each([
    [
      'a plain function that uses only the props it names',
      'function Part(props) { const { a } = props; const { ...rest } = a; use(rest); }',
      { forwardsRef: false, spread: false, themeName: undefined },
    ],
    [
      'a function whose other props go to a helper',
      'function Part(props) { const { a, ...other } = props; useSlot({ other }); }',
      { spread: true },
    ],
    [
      'a component from a factory of the system',
      `const Part = createStack({ useThemeProps: (p) => useThemeProps({ props: p, name: 'MuiPart' }) });`,
      { forwardsRef: true, spread: true, themeName: 'MuiPart' },
    ],
    [
      'a factory in a CommonJS file',
      `const Part = (0, _createBox.default)({ defaultClassName: _partClasses.default.root });`,
      { forwardsRef: true, spread: true },
    ],
    [
      'a memoized component, by its original definition',
      `const PartRaw = React.forwardRef(function Part(props, ref) { const { size = 'small' } = props; });
       const Part = React.memo(PartRaw);`,
      { name: 'PartRaw', defaults: new Map([['size', "'small'"]]) },
    ],
  ])('is read from %s', (_, code, expected) => {
    expect(read(code)).toMatchObject(expected);
  });

  test('throws for a file without the component, with the names of both', () => {
    expect(() => read('export {};')).toThrow('Part.js does not define Part');
  });
});

test.each([
  [
    `const FORCED = { paged: true, mode: "server", limit: undefined };
     const DEFAULTS = { rows: 5 };
     const useProps = (props) => _extends({}, DEFAULTS, props, { text }, FORCED);`,
    [
      ['paged', 'true'],
      ['mode', "'server'"],
    ],
  ],
  [
    `const VALUES = { paged: true };
     const useProps = (props) => _extends({}, VALUES, props);
     use(VALUES);`,
    [],
  ],
])('forces the plain values of an object that is merged last: %s', (code, forced) => {
  expect(readForcedProps(script(code))).toEqual(forced);
});

describe('defaults of inherited props', () => {
  test.each([
    [
      'what is passed before the other props, if it can be shown',
      `_jsx(Paper, { square: true, elevation: raised ? 8 : 1, ...other, role: "note" });`,
      { square: 'true', elevation: null },
    ],
    [
      'none of the values that depend on the prop',
      '_jsx(Drawer, { anchor: anchor, PaperProps: { ...PaperProps, style }, ...other });',
      {},
    ],
    [
      'none that differs between the elements of a component',
      '_jsx(A, { wide: true, ...other }); _jsx(A, { wide: false, ...other });',
      { wide: null },
    ],
    [
      'none of objects that take over no other props',
      '_jsx(Paper, { square: true }); _jsx(Paper, { ...props });',
      {},
    ],
  ])('are %s', (_, code, defaults) => {
    expect(readPassedDefaults(script(code))).toEqual(defaults);
  });

  test.each([
    ['Dialog', { closeAfterTransition: 'true' }],
    ['DialogTitle', { variant: "'h6'" }],
    ['Menu', { anchorOrigin: null, transformOrigin: null }],
    ['TableSortLabel', { component: "'span'", disableRipple: 'true' }],
  ])('of %s are in the installed package', (name, defaults) => {
    const file = path.join(root, 'node_modules/@mui/material', name, `${name}.js`);
    expect(readPassedDefaults(parseJavaScript(file))).toMatchObject(defaults);
  });
});

test.each([
  ['const A = slots.a ?? components.A ?? Grow;', { a: 'Grow' }],
  ['const A = slots?.a || Grow;', { a: 'Grow' }],
  ['const A = props?.slots?.a ?? Grow;', { a: 'Grow' }],
  [
    `const Own = styled(Grow, { name: 'A' })({ color: 'red' });
     const [A] = useSlot('a', { elementType: Own, ownerState });`,
    { a: 'Grow' },
  ],
  // Elements, internal components, and slots without an alternative.
  [
    `import { PopoverPaper } from '../Popover/Popover.js';
     const Own = styled('div')({});
     const A = slots.a ?? Own;
     const B = slots.b ?? PopoverPaper;
     const C = slots.c;
     const D = slots.d ?? unknown;`,
    {},
  ],
])('the defaults of slots in %s are %j', (code, defaults) => {
  const found = readSlotDefaults(script(`import Grow from '../Grow/index.js';\n${code}`));
  expect(Object.fromEntries(found)).toEqual(defaults);
});

describe('propTypes', () => {
  const fixture = path.join(root, 'tests/fixtures/api-package/ui');
  const read = (component: string, ...names: string[]) =>
    readPropTypes(
      parseJavaScript(path.join(fixture, component, `${component}.js`)),
      component,
      ...names,
    );

  test('are found inside the production check and in a plain statement, by component', () => {
    expect([...read('Button').keys()]).toEqual(
      'anchor children classes component edge href iconProps onPress size'.split(' '),
    );
    expect(read('Picker', 'Part').size).toBe(5);
    expect(read('Plain').size).toBe(0);
  });

  test('have hidden, required, extensible, and ref-holding props', () => {
    const button = read('Button');
    expect(button.get('children')?.doc.isHidden).toBe(true);
    expect(button.get('size')).toMatchObject({ required: false, acceptsAnyString: true });
    // Required, inside a validator that checks more.
    expect(button.get('href')).toMatchObject({ required: true, acceptsAnyString: false });
    expect(read('Picker').get('value')?.requiresRef).toBe(true);
  });
});
