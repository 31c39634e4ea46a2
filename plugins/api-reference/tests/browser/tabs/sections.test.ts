import type { ComponentApi } from '../../../shared/component-page/types';
import { SECTION_IDS } from '../../../shared/component-page/sections';
import type { SectionLabels } from '../../../shared/component-page/sections';
import { tabToc } from '../../../browser/tabs/sections';
import type { ApiTabData, HookApi } from '../../../shared/tabs/types';
import { exampleApi } from '../component-page/exampleApi';

const sections = Object.fromEntries(SECTION_IDS.map((id) => [id, id])) as SectionLabels;
const labels = {
  ...sections,
  parameters: 'parameters',
  returnValue: 'return value',
  apiOf: (name: string) => `${name} API`,
};
const tab = { packageName: '@mui/base', version: '1.2.3' };

test('a tab ends with the types of all its components, each once', () => {
  const data: ApiTabData = {
    ...tab,
    tab: 'components-api',
    components: [exampleApi, { ...exampleApi, name: 'Tag', slug: 'tag' }],
  };
  const ids = tabToc(data, labels).map(({ id }) => id);
  expect(ids.slice(-2)).toEqual(['types', 'type-ChipColor']);
  expect(ids).toContain('chip-changes');
  expect(new Set(ids).size).toBe(ids.length);
});

test('a tab whose types are defined elsewhere has no section for types', () => {
  const data: ApiTabData = {
    ...tab,
    tab: 'hooks-api',
    hooks: [
      {
        name: 'useChip',
        product: 'base-ui',
        packageName: '@mui/base',
        slug: 'use-chip',
        importSample: { code: '', html: '' },
        parameters: [],
        returnValue: [],
        types: [{ name: 'Event', href: 'https://example.com/Event' }],
      },
    ],
  };
  expect(tabToc(data, labels).map(({ id }) => id)).not.toContain('types');
});

const LABELS = {
  ...labels,
  import: 'Import',
  props: 'Props',
  inheritance: 'Inheritance',
  slots: 'Slots',
  css: 'CSS classes',
  parameters: 'Parameters',
  returnValue: 'Return value',
  apiOf: (name: string) => `${name} API`,
};

const component = (members: Partial<ComponentApi>): ComponentApi =>
  ({
    name: 'Button',
    slug: 'button',
    slots: [],
    classes: [],
    types: [],
    ...members,
  }) as ComponentApi;

test('a component has only sections with content, under its name', () => {
  const bare = component({});
  const full = component({
    name: 'FormControl',
    slug: 'form-control',
    inheritance: { name: 'Box' } as unknown as ComponentApi['inheritance'],
    slots: [{}] as ComponentApi['slots'],
    classes: [{}] as ComponentApi['classes'],
  });
  const toc = tabToc({ ...tab, tab: 'components-api', components: [bare, full] }, LABELS);
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

test('a hook has sections for parameters and the return value, even if it has none', () => {
  const hook = {
    name: 'useButton',
    slug: 'use-button',
    parameters: [],
    types: [],
  } as unknown as HookApi;
  const toc = tabToc({ ...tab, tab: 'hooks-api', hooks: [hook] }, LABELS);
  expect(toc.map(({ level, value, id }) => `${level} ${value} #${id}`)).toEqual([
    '2 useButton API #use-button',
    '3 Import #use-button-import',
    '3 Parameters #use-button-parameters',
    '3 Return value #use-button-return-value',
  ]);
});
