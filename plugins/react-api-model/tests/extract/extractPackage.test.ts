import path from 'node:path';
import { extractPackage } from '../../extract/extractPackage';
import { readFacts } from '../../facts/readFacts';
import type { UnrenderedComponent } from '../../model/extracted';

const fixture = (name: string) => ({
  name: `@fixture/${name}`,
  version: '1.2.3',
  dir: path.join(__dirname, '../../../../tests/fixtures/api-package', name),
  repositoryUrl: '',
  repositoryDirectory: '',
});

const extract = (name: string): UnrenderedComponent[] => extractPackage(fixture(name));

describe('a package', () => {
  const components = new Map(extract('ui').map((component) => [component.name, component]));
  const typesOf = (name: string) =>
    Object.fromEntries(components.get(name)?.props.map((prop) => [prop.name, prop.type]) ?? []);
  const propOf = (name: string, prop: string) =>
    components.get(name)?.props.find((item) => item.name === prop);

  test('has the components whose comment lists an API page', () => {
    expect([...components.keys()]).toEqual(['Button', 'Picker', 'Plain']);
    expect(components.get('Button')?.isInPackageIndex).toBe(true);
    expect(components.get('Plain')?.isInPackageIndex).toBe(false);
  });

  test('documents shipped and own props, without hidden ones, in readable types', () => {
    expect(typesOf('Button')).toEqual({
      anchor: "{\n  horizontal: 'left' | 'right';\n  vertical: 'top' | 'bottom';\n}",
      classes: 'Partial<ButtonClasses>',
      component: 'React.ElementType',
      edge: "'start' | 'end' | false",
      href: 'string',
      iconProps: 'SlotProps<HTMLSpanElement, {}, { pressed: boolean }>',
      onPress: '(event: React.SyntheticEvent, count?: number) => boolean',
      size: "'small' | 'medium' | string",
    });
  });

  test('reads every member of a union of props, and props that only the types declare', () => {
    expect(typesOf('Picker')).toEqual({
      mode: "'open' | 'closed'",
      multiple: 'boolean | null',
      onPick: 'PickHandler<Value>',
      options: 'ReadonlyArray<Value>',
      slotProps:
        '{\n  list?: SlotProps<HTMLUListElement, {}, { open: boolean }>;\n  popup?: { wide?: boolean };\n}',
      slots: 'PickerSlots',
      value: 'Value | null',
    });
  });

  test('reads required props, and defaults from the comment or else the code', () => {
    expect(propOf('Button', 'href')?.required).toBe(true);
    expect(propOf('Picker', 'options')?.required).toBe(true);
    expect(propOf('Picker', 'mode')).toMatchObject({ required: false, default: "'open'" });
    expect(propOf('Button', 'size')?.default).toBe("'medium'");
    expect(propOf('Button', 'component')?.default).toBe("'button'");
  });

  test('keeps deprecations with their replacement, and function parameters with their texts', () => {
    expect(propOf('Button', 'edge')?.deprecated).toMatch(/^Use `size` instead\./);
    expect(propOf('Button', 'onPress')?.signature).toEqual({
      parameters: [
        {
          name: 'event',
          type: 'React.SyntheticEvent',
          description: 'The event source.\n**Warning**: a generic event.',
        },
        { name: 'count', type: 'number', description: 'How often it was pressed.' },
      ],
      returns: { type: 'boolean', description: 'Whether it counts.' },
    });
  });

  test('reads classes with the library’s state classes, and slots with their defaults', () => {
    expect(components.get('Button')?.classes).toMatchObject([
      { name: 'root', className: 'FixButton-root', isGlobal: false },
      { name: 'disabled', className: 'Mui-disabled', isGlobal: true },
      { name: 'sizeSmall', className: 'FixButton-sizeSmall', isGlobal: false },
    ]);
    expect(components.get('Picker')?.slots).toEqual([
      { name: 'list', className: undefined, default: 'ul', description: 'The list of options.' },
      { name: 'popup', className: undefined, default: undefined, description: '' },
    ]);
  });

  test('reads ref, spread, theme name, inheritance and the comment', () => {
    expect(components.get('Button')).toMatchObject({
      description: 'A press does something.',
      inheritance: { component: 'Plain', url: 'https://mui.com/ui/api/plain/' },
      ref: { kind: 'any' },
      spread: true,
      themeName: 'FixButton',
    });
    expect(components.get('Picker')).toMatchObject({ ref: { kind: 'none' }, spread: false });
    expect(components.get('Plain')).toMatchObject({ props: [], deprecated: '', spread: true });
  });
});

test('knows whose slots a component passes on, also if a helper type declares the prop', () => {
  const action = extract('passed-slots').find(({ name }) => name === 'Action');
  expect(action?.unlisted).toMatchObject({ declaredBy: 'Tip', slots: [{ name: 'arrow' }] });
  const { items } = readFacts(fixture('passed-slots'), { named: new Set() });
  const shown = [...(action?.props ?? []), ...(action?.unlisted?.props ?? [])];
  expect(Object.keys(items.Action?.members.prop?.documented ?? {})).toEqual(
    shown.map(({ name }) => name).sort(),
  );
});

test('throws for a type that cannot be resolved, with package, component, prop, and fix', () => {
  expect(() => extract('unresolved-type')).toThrow(
    'API reference of @fixture/unresolved-type: Card, prop "tones": its type "Tone" cannot be ' +
      'resolved; install the package that declares it, or leave the component out',
  );
});

test('throws for an empty table of props', () => {
  expect(() => extract('undocumented-props')).toThrow(
    'API reference of @fixture/undocumented-props: Card, its prop table would be empty',
  );
});
