import path from 'node:path';
import { extractHooks } from '../../extract/extractHooks';
import { extractPackage } from '../../extract/extractPackage';
import { locatePackage } from '../../extract/readExtracted';
import { importStatements } from '@component-docs/api-reference/node/describe/samples';

const installed = locatePackage(path.join(__dirname, '../../../..'), '@mui/base');

describe('the components of Base UI, which are exported by name', () => {
  const components = new Map(extractPackage(installed).map((item) => [item.name, item]));
  const button = components.get('Button');

  test('are all found', () => {
    expect([...components.keys()]).toEqual(
      expect.arrayContaining(['Badge', 'Button', 'Input', 'Menu', 'Select', 'Slider', 'Tabs']),
    );
    expect(components.size).toBeGreaterThanOrEqual(26);
  });

  test('include unstable ones, which are imported under their stable name', () => {
    const input = components.get('NumberInput');
    expect(input?.pageUrl).toMatch(/react-number-input\/components-api\/#number-input$/);
    expect(input?.props.map(({ name }) => name)).toContain('shiftMultiplier');
    expect(input && importStatements('@mui/base', input)).toEqual([
      "import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';",
      "import { Unstable_NumberInput as NumberInput } from '@mui/base';",
    ]);
    expect(components.get('Popup')?.classes).toHaveLength(2);
  });

  test('have only props that their types accept, with the descriptions of the types', () => {
    const props = components.get('CssTransition')?.props ?? [];
    expect(props.map(({ name }) => name)).toEqual([
      'children',
      'className',
      'enterClassName',
      'exitClassName',
      'lastTransitionedPropertyOnExit',
    ]);
    expect(props[2]?.description).toMatch(/^The name of the CSS class applied to the component/);
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

  test('are all found', () => {
    expect([...hooks.keys()]).toEqual(
      expect.arrayContaining(['useButton', 'useMenu', 'useSelect', 'useSlider', 'useTabs']),
    );
  });

  test('include those beside a component or another hook', () => {
    const context = hooks.get('useFormControlContext');
    expect(context).toMatchObject({ folder: 'FormControl', parameters: [] });
    expect(context?.returnValue.map(({ name }) => name)).toContain('filled');
    expect(context && importStatements('@mui/base', context)).toEqual([
      "import { useFormControlContext } from '@mui/base/FormControl';",
      "import { useFormControlContext } from '@mui/base';",
    ]);
    expect(hooks.get('useTransitionStateManager')?.returnValue).toHaveLength(2);
  });

  test('have the values that they take, if that is not an object', () => {
    expect(hooks.get('useTransitionTrigger')?.parameters).toEqual([
      { name: 'requestEnter', type: 'boolean', required: true, description: '' },
    ]);
    expect(hooks.get('useMenuItemContextStabilizer')).toMatchObject({
      parameters: [
        {
          name: 'id',
          type: 'string | undefined',
          required: true,
          description: 'The id of the MenuItem. If undefined, it will be generated with useId.',
        },
      ],
      returnValue: [
        { type: expect.stringContaining('(action: ListAction<string>) => void') as string },
        {},
      ],
    });
    expect(hooks.get('useOptionContextStabilizer')?.parameters).toMatchObject([
      { name: 'value', type: 'OptionValue', description: 'The value of the Option.' },
    ]);
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
