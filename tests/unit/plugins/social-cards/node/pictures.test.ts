import '../../../../../content/navigation';
import fs from 'node:fs';
import path from 'node:path';
import { groupsOf } from '@component-docs/component-overview/node/remarkComponentOverview';
import { PICTURE_ROOM } from '../../../../../plugins/social-cards/node/panel';
import { PICTURES_FOLDER, pngSize } from '../../../../../plugins/social-cards/node/pictures';
import { OVERVIEWS } from '@component-docs/component-overview/shared/componentGroups';

const SITE_DIR = path.join(__dirname, '../../../../..');

test.each(OVERVIEWS)('each picture of $product is of a component', async (overview) => {
  const english = { currentLocale: 'en', defaultLocale: 'en' };
  const groups = await groupsOf(overview, SITE_DIR, english);
  const components = groups.flatMap(({ cards }) => cards.map(({ thumbnail }) => thumbnail));
  const files = fs.readdirSync(path.join(SITE_DIR, PICTURES_FOLDER, overview.product));
  const pictures = files.map((file) => `${overview.product}/${path.parse(file).name}`);
  expect(pictures.length).toBeGreaterThan(7);
  expect(pictures.filter((name) => !components.includes(name))).toEqual([]);
});

test.each(OVERVIEWS)('the pictures of $product fit into their panel', ({ product }) => {
  const folder = path.join(SITE_DIR, PICTURES_FOLDER, product);
  const large = fs.readdirSync(folder).filter((file) => {
    const { width, height } = pngSize(fs.readFileSync(path.join(folder, file)));
    return width > PICTURE_ROOM.width + 1 || height > PICTURE_ROOM.height + 1;
  });
  expect(large).toEqual([]);
});
