import { readManifest, readPages, readTable } from '../readPages';

const PAGES = readPages('discover-more/backers');

test.each(PAGES)('licenses and addresses are those of the packages', (page) => {
  const rows = readTable(page, /#find-the-projects|^## Find the projects/m);
  expect(rows).toHaveLength(8);
  for (const [name = '', license, address = ''] of rows) {
    const manifest = readManifest(name);
    const url = /\((.*)\)/.exec(address)?.[1];
    expect([name, license, url]).toEqual([name, manifest.license, manifest.funding?.url]);
  }
  expect(page).toContain(readManifest('@popperjs/core').funding?.url);
});
