import ts from 'typescript';
import { readImplementation } from '../../extract/readImplementation';

function read(code: string) {
  const source = ts.createSourceFile('Part.js', code, ts.ScriptTarget.Latest, true);
  return readImplementation(source, 'Part');
}

test('reads a forwardRef component that passes on its other props', () => {
  const code = `
    const defaultComponent = 'tr';
    const Part = React.forwardRef(function Part(inProps, ref) {
      const props = useDefaultProps({ props: inProps, name: 'MuiPart' });
      const { size = "small", component = defaultComponent, dense: d = true, fn = f, href, ...other } = props;
      return _jsx(component, { ref, ...other });
    });`;
  const { defaults, withoutDefault, ...rest } = read(code);
  expect(rest).toEqual({ name: 'Part', forwardsRef: true, spread: true, themeName: 'MuiPart' });
  // Not \`fn\`: its default is meaningless without the code around it.
  expect(Object.fromEntries(defaults)).toEqual({
    size: "'small'",
    component: "'tr'",
    dense: 'true',
  });
  expect([...withoutDefault]).toEqual(['href']);
});

test('reads a plain function that uses only the props it names', () => {
  const code = 'function Part(props) { const { a } = props; const { ...rest } = a; use(rest); }';
  expect(read(code)).toMatchObject({ forwardsRef: false, spread: false, themeName: undefined });
});

test('treats other props as passed on if a helper gets them', () => {
  const code = 'function Part(props) { const { a, ...other } = props; useSlot({ other }); }';
  expect(read(code).spread).toBe(true);
});

test('reads a component from a factory of the system', () => {
  const code = `const Part = createStack({ useThemeProps: (p) => useThemeProps({ props: p, name: 'MuiPart' }) });`;
  expect(read(code)).toMatchObject({ forwardsRef: true, spread: true, themeName: 'MuiPart' });
});

test('reads a component from a factory in a CommonJS file', () => {
  const code = `const Part = (0, _createBox.default)({ defaultClassName: _partClasses.default.root });`;
  expect(read(code)).toMatchObject({ forwardsRef: true, spread: true });
});

test('throws for a file without the component, with the names of both', () => {
  expect(() => read('export {};')).toThrow('Part.js does not define Part');
});

test('reads a memoized component from its original definition', () => {
  const { name, defaults } = read(`
    const PartRaw = React.forwardRef(function Part(props, ref) {
      const { size = 'small' } = props;
    });
    const Part = React.memo(PartRaw);`);
  expect(name).toBe('PartRaw');
  expect(defaults.get('size')).toBe("'small'");
});
