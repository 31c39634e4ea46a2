import type { ExtractedComponent } from '@component-docs/api-reference';
import { documentedUses, usesOfDemos } from '../../../node/prop-index/documentedUses';
import { withUses } from '../../../node/prop-index/usesOnApiPages';
import type { PropUse } from '../../../node/prop-index/resolveComponent';
import { SITE_DIR } from '../../../../../tests/helpers/realDemos';
import { locatePackage } from '@component-docs/react-api-model/extract/readExtracted';
import { exampleApi } from '../../../../api-reference/tests/browser/component-page/exampleApi';

function component(name: string, props: readonly string[], inherits?: string): ExtractedComponent {
  const pageUrl = (of: string) => `https://mui.com/material-ui/api/${of.toLowerCase()}/`;
  return {
    name,
    folder: name,
    isDefaultExport: true,
    pageUrl: pageUrl(name),
    description: '',
    isInPackageIndex: true,
    props: props.map((prop) => ({
      name: prop,
      type: 'string',
      required: false,
      description: `The ${prop}. And more.`,
      requiresRef: false,
    })),
    hasSystemProps: false,
    types: [],
    spread: true,
    ref: { kind: 'any' },
    ...(inherits && { inheritance: { component: inherits, url: pageUrl(inherits) } }),
    slots: [],
    classes: [],
  };
}

const packages = [
  {
    installed: locatePackage(SITE_DIR, '@mui/material'),
    components: [component('Base', ['centered']), component('Chip', ['label'], 'Base')],
  },
  {
    installed: locatePackage(SITE_DIR, '@mui/lab'),
    components: [component('LabChip', ['busy'], 'Chip')],
  },
];

function setting(packageName: string, name: string, prop: string, line: number): PropUse {
  return { component: { packageName, folder: name, name }, prop, line };
}

function demo(page: string, name: string, styling?: 'css' | 'system') {
  const id = `${page}/${name}${styling ? `/${styling}` : ''}`;
  return { id, name, page, file: `/docs/${id}.tsx`, ...(styling && { styling }) };
}

const chips = demo('material-ui/react-chip', 'BasicChips');
const lists = demo('material-ui/react-list', 'ChipList');
const inCss = demo('material-ui/react-list', 'Styled', 'css');
const inSystem = demo('material-ui/react-list', 'Styled', 'system');

function readings(entries: readonly (readonly [{ file: string }, readonly PropUse[]])[]) {
  return new Map(entries.map(([{ file }, uses]) => [file, { uses: [...uses], problems: [] }]));
}

const LABEL = ['@mui/material', 'Chip', 'label'] as const;

const uses = documentedUses(
  packages,
  [lists, inCss, inSystem, chips],
  readings([
    [lists, [setting(...LABEL, 3), setting('@mui/lab', 'LabChip', 'centered', 5)]],
    [inCss, [setting(...LABEL, 11)]],
    [inSystem, [setting(...LABEL, 22)]],
    [
      chips,
      [
        setting('@mui/material', 'Chip', 'onClick', 7),
        setting(...LABEL, 8),
        setting(...LABEL, 8),
        setting(...LABEL, 9),
        setting('@mui/icons-material', 'Add', 'color', 9),
      ],
    ],
  ]),
);

test('assigns a prop to the component that documents it, even an inherited one of another package', () => {
  const owners = uses.map(({ component: of, owner, prop }) =>
    [of.component.name, owner?.component.name, prop].join(' '),
  );
  expect(owners).toContain('LabChip Base centered');
  expect(owners).toContain('Chip Chip label');
});

test('keeps a prop that a documented component only passes on, without an owner', () => {
  expect(uses.filter(({ prop }) => prop === 'onClick').map(({ owner }) => owner)).toEqual([
    undefined,
  ]);
});

test('lists a demo once on an API page, with its lines, own pages first', () => {
  const pages = [
    { title: 'Chips', href: '/zh/material-ui/react-chip/', components: ['Chip'] },
    { title: 'Lists', href: '/zh/material-ui/react-list/', components: ['List'] },
  ];
  const { props } = withUses(exampleApi, uses, { baseUrl: '/zh/', pages });
  expect(props.map((prop) => prop.uses?.count)).toEqual([3, undefined]);
  expect(props.map((prop) => prop.uses?.demos)).toEqual([
    [
      {
        label: 'Basic chips',
        href: '/zh/material-ui/react-chip#BasicChips.tsx',
        lines: [8, 9],
      },
      {
        label: 'Lists: Chip list',
        href: '/zh/material-ui/react-list#ChipList.tsx',
        lines: [3],
      },
      {
        // For a demo with several stylings, the lines are those of the `system` one.
        label: 'Lists: Styled',
        href: '/zh/material-ui/react-list#Styled.tsx',
        lines: [22],
      },
    ],
    undefined,
  ]);
});

test('lists some of the demos where very many set a prop, and counts all', () => {
  const many = uses.flatMap((use) =>
    Array.from({ length: 30 }, (_, index) => ({
      ...use,
      demo: { ...use.demo, name: `Demo${index}` },
    })),
  );
  const [label] = withUses(exampleApi, many, { baseUrl: '/', pages: [] }).props;
  expect(label?.uses?.count).toBeGreaterThan(30);
  expect(label?.uses?.demos).toHaveLength(10);
});

test('lists a demo’s components, documented props first, with links to their rows', () => {
  const apiPageOf = ({ component: of }: { component: ExtractedComponent }) =>
    new URL(of.pageUrl).pathname.replace(/\/$/, '');
  const ofDemos = usesOfDemos(uses, apiPageOf);
  expect(ofDemos.get(chips.id)).toEqual([
    {
      component: 'Chip',
      href: '/material-ui/api/chip',
      props: [
        {
          name: 'label',
          href: '/material-ui/api/chip#chip-prop-label',
          text: 'The label.',
        },
        { name: 'onClick' },
      ],
    },
  ]);
  expect(ofDemos.get(lists.id)?.[1]?.props).toEqual([
    {
      name: 'centered',
      href: '/material-ui/api/base#base-prop-centered',
      text: 'The centered.',
    },
  ]);
});
