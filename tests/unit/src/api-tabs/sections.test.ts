import type { ComponentApi } from '../../../../src/api-reference/types';
import { tabToc } from '../../../../src/api-tabs/sections';
import type { HookApi } from '../../../../src/api-tabs/types';

const LABELS = {
  import: 'Import',
  props: 'Props',
  inheritance: 'Inheritance',
  slots: 'Slots',
  css: 'CSS classes',
  parameters: 'Parameters',
  returnValue: 'Return value',
  apiOf: (name: string) => `${name} API`,
};
const PACKAGE = { packageName: '@mui/base', version: '5.0.0-beta.58' };

const component = (members: Partial<ComponentApi>): ComponentApi =>
  ({ name: 'Button', slug: 'button', slots: [], classes: [], ...members }) as ComponentApi;

test('a component has the sections that it has something for, under its name', () => {
  const bare = component({});
  const full = component({
    name: 'FormControl',
    slug: 'form-control',
    inheritance: { name: 'Box' } as unknown as ComponentApi['inheritance'],
    slots: [{}] as ComponentApi['slots'],
    classes: [{}] as ComponentApi['classes'],
  });
  const toc = tabToc({ ...PACKAGE, tab: 'components-api', components: [bare, full] }, LABELS);
  expect(toc.map(({ level, value, id }) => `${level} ${value} #${id}`)).toEqual([
    '2 Button API #button',
    '3 Import #button-import',
    '3 Props #button-props',
    '2 FormControl API #form-control',
    '3 Import #form-control-import',
    '3 Props #form-control-props',
    '3 Inheritance #form-control-inheritance',
    '3 Slots #form-control-slots',
    '3 CSS classes #form-control-css',
  ]);
});

test('a hook has parameters and a return value, even where it takes none', () => {
  const hook = { name: 'useButton', slug: 'use-button', parameters: [] } as unknown as HookApi;
  const toc = tabToc({ ...PACKAGE, tab: 'hooks-api', hooks: [hook] }, LABELS);
  expect(toc.map(({ level, value, id }) => `${level} ${value} #${id}`)).toEqual([
    '2 useButton API #use-button',
    '3 Import #use-button-import',
    '3 Parameters #use-button-parameters',
    '3 Return value #use-button-return-value',
  ]);
});
