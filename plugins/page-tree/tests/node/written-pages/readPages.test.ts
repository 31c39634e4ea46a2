import path from 'node:path';
import { readDocuments, readSitePages } from '../../../node/written-pages/readPages';

const root = path.join(__dirname, '../../../../..');

test('finds documents with their English file, also below a base path of two segments', async () => {
  const documents = await readDocuments(root);
  expect(documents).toContainEqual({
    path: '/material-ui/react-button',
    file: 'docs/material-ui/react-button/react-button.mdx',
  });
  expect(documents).toContainEqual({
    path: '/toolpad/core/all-components',
    file: 'docs/toolpad-core/all-components/all-components.mdx',
  });
});

test('finds the pages of src/pages, with the home page', async () => {
  const pages = await readSitePages(root);
  expect(pages).toContainEqual({ path: '/', file: 'src/pages/index.tsx' });
  expect(pages).toContainEqual({ path: '/versions', file: 'src/pages/versions.tsx' });
});
