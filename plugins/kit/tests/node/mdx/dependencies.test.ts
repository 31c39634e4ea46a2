import { VFile } from 'vfile';
import { addDependencies, dependenciesOf } from '../../../node/mdx/dependencies';

test('collects what several plugins read for a page', () => {
  const page = new VFile({ path: '/site/docs/a.mdx' });
  addDependencies(page, { files: ['/site/b.json'] });
  addDependencies(page, { files: ['/site/b.json', '/site/c.json'], folders: ['/site/models'] });
  expect(dependenciesOf('/site/docs/a.mdx')).toEqual({
    files: new Set(['/site/b.json', '/site/c.json']),
    folders: new Set(['/site/models']),
  });
});

test('knows none of another page', () => {
  addDependencies(new VFile({ path: '/site/docs/b.mdx' }), { files: ['/site/b.json'] });
  expect(dependenciesOf('/site/docs/other.mdx')).toEqual({ files: new Set(), folders: new Set() });
});
