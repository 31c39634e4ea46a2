import path from 'node:path';
import { extractHooks } from '../../../../../../plugins/api/reference/extract/extractHooks';
import { extractPackage } from '../../../../../../plugins/api/reference/extract/extractPackage';
import { locatePackage } from '../../../../../../plugins/api/reference/extract/locatePackage';
import { importStatements } from '../../../../../../plugins/api/reference/describe/samples';

const installed = locatePackage(path.join(__dirname, '../../../../../..'), '@mui/base');

describe('the components of Base UI, which are exported by name', () => {
  const components = new Map(extractPackage(installed).map((item) => [item.name, item]));
  const button = components.get('Button');

  test('are all found', () => {
    expect([...components.keys()]).toEqual(
      expect.arrayContaining(['Badge', 'Button', 'Input', 'Menu', 'Select', 'Slider', 'Tabs']),
    );
    expect(components.size).toBeGreaterThanOrEqual(26);
  });

  test('have the props that they document', () => {
    expect(button?.props.map(({ name, type }) => `${name}: ${type}`)).toEqual([
      'action: React.Ref<ButtonActions>',
      'disabled: boolean',
      'focusableWhenDisabled: boolean',
      'rootElementName: keyof HTMLElementTagNameMap',
      "slotProps: { root?: SlotComponentProps<'button', {}, ButtonOwnerState> }",
      'slots: ButtonSlots',
    ]);
  });

  test('have slots and classes with the names used in the browser', () => {
    expect(button?.slots).toEqual([
      expect.objectContaining({ name: 'root', className: 'base-Button-root' }),
    ]);
    expect(button?.classes.map(({ className, isGlobal }) => [className, isGlobal])).toEqual([
      ['base-Button-root', false],
      ['base--active', true],
      ['base--disabled', true],
      ['base--focusVisible', true],
    ]);
  });

  test('are imported by name', () => {
    expect(button && importStatements('@mui/base', button)).toEqual([
      "import { Button } from '@mui/base/Button';",
      "import { Button } from '@mui/base';",
    ]);
  });
});

describe('the hooks of Base UI', () => {
  const hooks = new Map(extractHooks(installed).map((item) => [item.name, item]));

  test('are all found, those of an unstable folder under their imported name', () => {
    expect([...hooks.keys()]).toEqual(
      expect.arrayContaining(['useButton', 'useMenu', 'useSelect', 'useSlider', 'useTabs']),
    );
    hooks.forEach(({ folder, name }) => expect(folder.replace('unstable_', '')).toBe(name));
  });

  test('have their parameters with types and defaults', () => {
    const { parameters } = hooks.get('useButton') ?? {};
    expect(parameters?.map(({ name }) => name)).toEqual([
      'disabled',
      'focusableWhenDisabled',
      'href',
      'onFocusVisible',
      'rootElementName',
      'rootRef',
      'tabIndex',
      'to',
      'type',
    ]);
    expect(parameters?.find(({ name }) => name === 'type')).toEqual({
      name: 'type',
      type: "'submit' | 'reset' | 'button'",
      required: false,
      default: "'button'",
      description: 'Type attribute applied when the `component` is `button`.',
    });
  });

  test('have the descriptions of the interface of what they return', () => {
    const open = hooks.get('useDropdown')?.returnValue.find(({ name }) => name === 'open');
    expect(open?.description).toBe('If `true`, the dropdown is open.');
  });

  test('have their return values, with the type parameters of generic functions', () => {
    expect(hooks.get('useButton')?.returnValue.map(({ name, type }) => [name, type])).toEqual([
      ['active', 'boolean'],
      ['focusVisible', 'boolean'],
      [
        'getRootProps',
        '<ExternalProps extends Record<string, any> = {}>(externalProps?: ExternalProps) => UseButtonRootSlotProps<ExternalProps>',
      ],
      ['rootRef', 'React.RefCallback<Element> | null'],
      ['setFocusVisible', 'React.Dispatch<React.SetStateAction<boolean>>'],
    ]);
  });
});
