import { withInheritedProps } from '../../../node/describe/inheritedProps';
import type { ComponentApi, PropApi } from '../../../shared/component-page/types';
import { exampleApi } from '../../browser/component-page/exampleApi';

const inheritance = { component: 'ButtonBase', href: '/material-ui/api/button-base' };

function propOfBase(name: string, more: Partial<PropApi> = {}): PropApi {
  const anchor = `button-base-prop-${name}`;
  return { ...exampleApi.props[0]!, name, anchor, type: 'boolean', descriptionHtml: '', ...more };
}

const buttonBase: ComponentApi = {
  ...exampleApi,
  name: 'ButtonBase',
  slug: 'button-base',
  inheritance: undefined,
  props: [
    propOfBase('label'),
    propOfBase('disabled', {
      default: 'false',
      descriptionHtml: 'If <code>true</code>, it is off. It cannot be pressed.',
    }),
  ],
};

test('summarizes the other component’s props, except for those that the component documents itself', () => {
  const [chip] = withInheritedProps([{ ...exampleApi, inheritance }, buttonBase]);
  expect(chip?.inheritance).toEqual({
    ...inheritance,
    props: [
      {
        name: 'disabled',
        type: 'boolean',
        default: 'false',
        summaryHtml: 'If <code>true</code>, it is off.',
        href: '/material-ui/api/button-base#button-base-prop-disabled',
      },
    ],
  });
});

test('shows the default that the component gives to an inherited prop', () => {
  const parent = {
    ...buttonBase,
    props: ['focusRipple', 'tabIndex', 'disabled'].map((name) =>
      propOfBase(name, { default: 'false' }),
    ),
  };
  const defaults = { focusRipple: 'true', tabIndex: null };
  const [chip] = withInheritedProps([
    { ...exampleApi, inheritance: { ...inheritance, defaults } },
    parent,
  ]);
  expect(chip?.inheritance?.props?.map((prop) => [prop.name, prop.default])).toEqual([
    ['focusRipple', 'true'],
    ['tabIndex', undefined],
    ['disabled', 'false'],
  ]);
});

test('says that an inherited prop is deprecated, and that a summary may be a draft', () => {
  const deprecated = { html: 'Use <code>slots</code>.' };
  const parent = { ...buttonBase, props: [propOfBase('components', { deprecated })] };
  const [chip] = withInheritedProps([
    { ...exampleApi, inheritance },
    { ...parent, hasDrafts: true },
  ]);
  expect(chip?.inheritance?.props).toMatchObject([{ name: 'components', deprecated }]);
  expect(chip?.hasDrafts).toBe(true);
});

test('does not change a component built on one of another library', () => {
  const transition = { component: 'Transition', href: 'https://example.com/transition' };
  const api = { ...exampleApi, inheritance: transition };
  expect(withInheritedProps([api])).toEqual([api]);
});

test('links types to the other component’s page, unless this page has them too', () => {
  const parent: ComponentApi = {
    ...buttonBase,
    props: [propOfBase('action', { type: 'Ref<ButtonBaseActions, ChipColor, Event>' })],
    types: [
      { name: 'ButtonBaseActions', href: '#type-ButtonBaseActions', definition: 'interface …' },
      { name: 'ChipColor', href: '#type-ChipColor', definition: 'type …' },
      { name: 'Unused', href: '#type-Unused', definition: 'type …' },
    ],
  };
  const [chip] = withInheritedProps([{ ...exampleApi, inheritance }, parent]);
  expect(chip?.types).toEqual([
    ...exampleApi.types,
    {
      name: 'ButtonBaseActions',
      href: '/material-ui/api/button-base#type-ButtonBaseActions',
    },
  ]);
});
