import path from 'node:path';
import { checkThumbnails } from '../../../../../plugins/products/component-overview/checkThumbnails';
import { groupsOf } from '../../../../../plugins/products/component-overview/groupsOf';
import {
  registryModule,
  thumbnailFolder,
  thumbnailNames,
} from '../../../../../plugins/products/component-overview/thumbnails';
import { OVERVIEWS } from '../../../../../src/demos/component-overview/overviews';

const FOLDER = 'docs/material-ui/all-components/thumbnails';
const groups = [
  {
    id: 'inputs',
    title: 'Inputs',
    cards: [
      { title: 'Button', thumbnail: 'material-ui/Button', chips: [] },
      { title: 'Data Grid', chips: [] },
    ],
  },
];

describe('checkThumbnails', () => {
  it('accepts a thumbnail for every card that needs one', () => {
    expect(checkThumbnails(groups, ['Button'], FOLDER)).toEqual([]);
  });

  it('reports the file that is missing for a component page, with the fix', () => {
    expect(checkThumbnails(groups, [], FOLDER)).toEqual([
      `${FOLDER}/Button.tsx: the page "Button" has no thumbnail. Add this file, with a small example of the component as its default export.`,
    ]);
  });

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
    expect(names.length).toBeGreaterThanOrEqual(13);
    const problems = checkThumbnails(
      await groupsOf(overview, root, i18n),
      names,
      thumbnailFolder(overview),
    );
    expect(problems).toEqual([]);
  });
});

test('the registry module maps ids to thumbnails', () => {
  const [overview] = OVERVIEWS;
  expect(registryModule([{ overview, names: ['Button', 'Card'] }])).toBe(
    [
      `import thumbnail0 from "@site/${FOLDER}/Button.tsx";`,
      `import thumbnail1 from "@site/${FOLDER}/Card.tsx";`,
      '',
      'export default new Map([',
      '  ["material-ui/Button", thumbnail0],',
      '  ["material-ui/Card", thumbnail1],',
      ']);',
      '',
    ].join('\n'),
  );
});
