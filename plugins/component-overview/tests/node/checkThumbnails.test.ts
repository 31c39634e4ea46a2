import '../../../../content/navigation';
import path from 'node:path';
import { checkThumbnails } from '../../node/checkThumbnails';
import { groupsOf } from '../../node/groupsOf';
import {
  ownThumbnails,
  registryModule,
  thumbnailFolder,
  thumbnailNames,
} from '../../node/thumbnails';
import { OVERVIEWS } from '../../shared/overviews';

const FOLDER = 'docs/material-ui/all-components/thumbnails';
const groups = [
  {
    id: 'inputs',
    title: 'Inputs',
    cards: [
      { title: 'Button', thumbnail: 'material-ui/Button', marks: [] },
      { title: 'Data Grid', marks: [] },
    ],
  },
];

describe('checkThumbnails', () => {
  it('accepts thumbnails of cards, and cards without one', () => {
    expect(checkThumbnails(groups, ['Button'], FOLDER)).toEqual([]);
    expect(checkThumbnails(groups, [], FOLDER)).toEqual([]);
  });

  it('reports a file that belongs to no page', () => {
    expect(checkThumbnails(groups, ['Button', 'Buton'], FOLDER)).toEqual([
      `${FOLDER}/Buton.tsx: no component page has this name. Rename or delete the file.`,
    ]);
  });
});

describe('the thumbnails of the site', () => {
  const root = path.join(__dirname, '../../../..');

  it.each(OVERVIEWS)('match the page tree of $product', async (overview) => {
    const i18n = { currentLocale: 'en', defaultLocale: 'en' };
    const names = await thumbnailNames(root, overview);
    expect(names.length).toBeGreaterThanOrEqual(13);
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
    const [overview] = OVERVIEWS;
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
