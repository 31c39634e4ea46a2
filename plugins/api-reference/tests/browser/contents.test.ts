/** The headings, titles, and paths of the pages of a reference. */
import { fieldLabels, indexDescription, indexTitle } from '../../browser/indexLabels';
import { symbolAnchors, symbolToc, tabToc } from '../../browser/contents';
import { SECTION_IDS, sectionsOf, tocEntries } from '../../shared/component-page/sections';
import type { SectionLabels } from '../../shared/component-page/sections';
import type { ComponentApi, TocEntry } from '../../shared/component-page/types';
import type { ApiIndexData, SymbolApi, HookApi } from '../../shared/pages';
import { withoutUnstyled } from '../../browser/behavior/behaviors';
import { pageOfTab, tabPath, tabsOfNames } from '../../shared/pages';
import { exampleApi } from './component-page/exampleApi';

const lines = (toc: readonly TocEntry[]) =>
  toc.map(({ level, value, id }) => `${level} ${value} #${id}`);

describe('a component’s page', () => {
  const labels = Object.fromEntries(SECTION_IDS.map((id) => [id, id])) as SectionLabels;

  test('has its non-empty sections, in order', () => {
    expect(sectionsOf(exampleApi)).toEqual(SECTION_IDS);
    const nothing = { inheritance: undefined, themeComponent: undefined, history: undefined };
    const none = { demos: [], slots: [], classes: [], types: [] };
    expect(sectionsOf({ ...exampleApi, ...nothing, ...none })).toEqual([
      'import',
      'props',
      'source-code',
    ]);
  });

  test('lists its sections with their props, slots, classes, types, and releases', () => {
    expect(lines(tocEntries(exampleApi, labels))).toEqual([
      '2 demos #demos',
      '2 import #import',
      '2 props #props',
      '3 label #chip-prop-label',
      '3 onDelete #chip-prop-onDelete',
      '3 inheritance #inheritance',
      '3 theme-default-props #theme-default-props',
      '2 slots #slots',
      '3 root #Chip-css-MuiChip-root',
      '2 css #css',
      '3 disabled #chip-classes-disabled',
      '3 root #chip-classes-root',
      '2 types #types',
      '3 ChipColor #type-ChipColor',
      '2 changes #changes',
      '3 6.0.0 #changes-6.0.0',
      '2 source-code #source-code',
    ]);
  });

  test('leaves out the classes, slots, types, and releases that are so many that the page folds them', () => {
    const [first] = exampleApi.classes;
    const classes = Array.from({ length: 13 }, () => first!);
    const toc = lines(tocEntries({ ...exampleApi, classes }, labels));
    expect(toc).not.toContain('3 root #chip-classes-root');
    expect(toc).toContain('2 css #css');
    expect(toc).toContain('3 root #Chip-css-MuiChip-root');
  });
});

describe('the page of a hook', () => {
  const anchor = 'use-dialogs-return-value-alert';
  const hook = {
    demos: [],
    sections: [
      { id: 'parameters', members: [] },
      { id: 'return-value', members: [{ name: 'alert', anchor }] },
    ],
    types: [
      { name: 'Close', href: '#type-Close', definition: 'type Close = () => void;' },
      { name: 'React.ReactNode', href: 'https://react.dev/' },
    ],
  } as unknown as SymbolApi;

  test('lists the sections with their members, and definitions and demos if there are any', () => {
    expect(lines(symbolToc(hook))).toEqual([
      '2 Import #import',
      '2 Parameters #parameters',
      '2 Return value #return-value',
      `3 alert #${anchor}`,
      '2 Types #types',
      '3 Close #type-Close',
      '2 Source code #source-code',
    ]);
    const demos = [{ label: 'Dialogs', href: '/a' }];
    expect(lines(symbolToc({ ...hook, demos, types: [] }))).toEqual([
      '2 Demos #demos',
      ...lines(symbolToc(hook)).filter((line) => !/type/i.test(line)),
    ]);
    expect(symbolAnchors(hook)).toEqual([anchor]);
  });

  test('lists the changes before the source, with an entry for each release', () => {
    const releases = [{ version: '0.6.0', anchor: 'changes-0.6.0', changesHtml: '' }];
    const history = { from: '0.5.1', to: '0.8.1', releases, allChanges: '' };
    expect(lines(symbolToc({ ...hook, history })).slice(-3)).toEqual([
      '2 Changes #changes',
      '3 0.6.0 #changes-0.6.0',
      '2 Source code #source-code',
    ]);
  });
});

describe('a tab', () => {
  const tab = { packageName: '@mui/base', version: '1.2.3' };
  const ofComponents = (...components: ComponentApi[]) =>
    lines(tabToc({ ...tab, tab: 'components-api', components }));

  test('ends with the types of all its components, each once', () => {
    const toc = ofComponents(exampleApi, { ...exampleApi, name: 'Tag', slug: 'tag' });
    expect(toc.slice(-2)).toEqual(['2 Types #types', '3 ChipColor #type-ChipColor']);
    expect(toc).toContain('3 Changes #chip-changes');
    expect(new Set(toc).size).toBe(toc.length);
  });

  test('has only the sections of a component with content, under its name', () => {
    const none = { slots: [], classes: [], types: [], history: undefined };
    const bare = { ...exampleApi, ...none, inheritance: undefined };
    const [all, few] = [ofComponents({ ...exampleApi, types: [] }), ofComponents(bare)];
    expect(all).toEqual([
      '2 Chip API #chip',
      '3 Import #chip-import',
      '3 Props #chip-props',
      '3 Inheritance #chip-inheritance',
      '3 Slots #chip-slots',
      '3 CSS classes #chip-css',
      '3 Changes #chip-changes',
    ]);
    expect(few).toEqual(all.slice(0, 3));
  });

  test('has a hook’s parameters and return value, even if it has none, but no types that others define', () => {
    const types = [{ name: 'Event', href: 'https://example.com/Event' }];
    const hook = { name: 'useButton', slug: 'use-button', types } as unknown as HookApi;
    expect(lines(tabToc({ ...tab, tab: 'hooks-api', hooks: [hook] }))).toEqual([
      '2 useButton API #use-button',
      '3 Import #use-button-import',
      '3 Parameters #use-button-parameters',
      '3 Return value #use-button-return-value',
    ]);
  });

  test.each([
    ['demos', '/base-ui/react-button'],
    ['components-api', '/base-ui/react-button/components-api'],
    ['hooks-api', '/base-ui/react-button/hooks-api'],
  ] as const)('of the kind %s has the path %s, which belongs to its page', (kind, path) => {
    expect(tabPath('/base-ui/react-button', kind)).toBe(path);
    expect(tabPath('/base-ui/react-button/', kind)).toBe(path);
    expect(pageOfTab(path)).toBe('/base-ui/react-button');
    expect(pageOfTab('/base-ui/my-hooks-api')).toBe('/base-ui/my-hooks-api');
  });

  test.each([
    [[], [], []],
    [['Badge'], [], ['components-api']],
    [[], ['useBadge'], ['hooks-api']],
    [['Badge'], ['useBadge'], ['components-api', 'hooks-api']],
  ])('is there for the components %j and the hooks %j: %j', (components, hooks, tabs) => {
    expect(tabsOfNames({ components, hooks })).toEqual(tabs);
  });

  test.each([
    ['#button-unstyled', '#button'],
    ['#button-unstyled-prop-action', '#button-prop-action'],
    ['#button', '#button'],
    ['#unstyled', '#unstyled'],
    ['', ''],
  ])('replaces the anchor "%s" by "%s"', (old, current) => {
    expect(withoutUnstyled(old)).toBe(current);
  });
});

test('an index names and counts what it lists, with hooks if there are any', () => {
  const entry = { name: '', path: '' };
  const joyUi: ApiIndexData = {
    productId: 'joy-ui',
    product: 'Joy UI',
    version: '5.0.0',
    components: [entry, entry],
    hooks: [],
  };
  const withHooks = { ...joyUi, hooks: [entry] };
  expect(indexTitle(joyUi)).toBe('Joy UI API reference');
  expect(indexDescription(joyUi)).toBe(
    'The 2 components of Joy UI 5.0.0, with their props and CSS classes.',
  );
  expect(indexDescription(withHooks)).toBe(
    'The 2 components and 1 hooks of Joy UI 5.0.0, with their props, parameters, and CSS classes.',
  );
  const fields = [joyUi, withHooks].map((index) => fieldLabels(index).label.includes('hook'));
  expect(fields).toEqual([false, true]);
});
