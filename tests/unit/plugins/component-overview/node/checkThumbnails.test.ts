import '../../../../../content/navigation';
import path from 'node:path';
import {
  checkThumbnails,
  ownThumbnails,
  registryModule,
  thumbnailFolder,
  thumbnailNames,
  demoThumbnails,
  firstDemo,
} from '../../../../../plugins/component-overview/node/thumbnails';
import { groupsOf } from '@component-docs/component-overview/node/remarkComponentOverview';
import { OVERVIEWS } from '@component-docs/component-overview/shared/componentGroups';

const root = path.join(__dirname, '../../../../..');

const basic = { name: 'Basic', file: 'Basic.tsx', code: "import Button from '@mui/material';" };
const second = { name: 'Second', file: 'Second.tsx', code: '' };

describe('firstDemo', () => {
  it('returns the file of the demo that the page shows first', () => {
    const content = '```tsx\n<Demo name="Second" />\n```\n\n<Demo bg="inline" name="Basic" />\n';
    expect(firstDemo({ content, demos: [second, basic] })).toBe('Basic.tsx');
  });

  it('returns nothing for a page without demos and for a demo that measures its container', () => {
    expect(firstDemo({ content: 'Text', demos: [] })).toBeUndefined();
    const code = "import { DataGrid } from '@mui/x-data-grid';";
    const content = '<Demo name="Basic" />';
    expect(firstDemo({ content, demos: [{ ...basic, code }] })).toBeUndefined();
  });
});

describe('demoThumbnails', () => {
  const card = (href: string, thumbnail: string) => ({ title: '', href, thumbnail, marks: [] });
  const groups = [
    {
      id: 'inputs',
      title: 'Inputs',
      cards: [
        card('/material-ui/react-button', 'material-ui/Button'),
        card('/base-ui/react-menu', 'base-ui/Menu'),
        { title: 'Elsewhere', href: 'https://example.org/', marks: [] },
      ],
    },
  ];

  it('finds the first demo of written pages', async () => {
    expect(await demoThumbnails(root, groups, new Set())).toEqual([
      {
        id: 'material-ui/Button',
        file: 'docs/material-ui/react-button/demos/BasicButtons.tsx',
        isDemo: true,
      },
      {
        id: 'base-ui/Menu',
        file: 'docs/base-ui/react-menu/demos/MenuIntroduction/system.tsx',
        isDemo: true,
      },
    ]);
  });

  it('leaves out pages with their own thumbnail', async () => {
    const own = new Set(['material-ui/Button', 'base-ui/Menu']);
    expect(await demoThumbnails(root, groups, own)).toEqual([]);
  });
});

const FOLDER = 'docs/material-ui/all-components/thumbnails';
const groups = [
  {
    id: 'inputs',
    title: 'Inputs',
    cards: [
      {
        title: 'Button',
        href: '/material-ui/react-button',
        thumbnail: 'material-ui/Button',
        marks: [],
      },
      { title: 'Data Grid', href: '/x/react-data-grid', marks: [] },
    ],
  },
];

describe('checkThumbnails', () => {
  it('reports a file that belongs to no page', () => {
    expect(checkThumbnails(groups, ['Button', 'Buton'], FOLDER)).toEqual([
      `${FOLDER}/Buton.tsx: no component page has this name. Rename or delete the file.`,
    ]);
  });
});

describe('the thumbnails of the site', () => {
  const root = path.join(__dirname, '../../../../..');

  it.each(OVERVIEWS)('match the page tree of $product', async (overview) => {
    const i18n = { currentLocale: 'en', defaultLocale: 'en' };
    const names = await thumbnailNames(root, overview);
    expect(names.length).toBeGreaterThanOrEqual(8);
    const problems = checkThumbnails(
      await groupsOf(overview, root, i18n),
      names,
      thumbnailFolder(overview),
    );
    expect(problems).toEqual([]);
  });
});

describe('the registry module', () => {
  it('maps ids to the files of an overview and to demos', () => {
    const overview = OVERVIEWS[0]!;
    const file = 'docs/material-ui/react-card/demos/BasicCard.tsx';
    const sources = [
      ...ownThumbnails(overview, ['Button']),
      { id: 'material-ui/Card', file, isDemo: true },
    ];
    expect(registryModule(sources)).toBe(
      [
        `import thumbnail0 from "@site/${FOLDER}/Button.tsx";`,
        `import thumbnail1 from "@site/${file}";`,
        '',
        'export default new Map([',
        '  ["material-ui/Button", { component: thumbnail0, isDemo: false }],',
        '  ["material-ui/Card", { component: thumbnail1, isDemo: true }],',
        ']);',
        '',
      ].join('\n'),
    );
  });
});
