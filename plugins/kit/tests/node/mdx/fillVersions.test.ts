import path from 'node:path';
import { fillVersions } from '../../../node/mdx/placeholders';
import { temporaryFolder } from '../../../../../tests/helpers/temporaryFolder';

const PAGE = 'docs/ui/start/start.mdx';

const site = () =>
  temporaryFolder({
    'node_modules/@acme/ui/package.json': '{ "version": "2.1.0-beta.3" }',
    'node_modules/lines/package.json': '{ "version": "1.0.0" }',
  });

test.each([
  ['in front matter', 'description: For VERSION(@acme/ui).', 'description: For 2.1.0-beta.3.'],
  ['in a command', 'npm install @acme/ui@VERSION(@acme/ui)', 'npm install @acme/ui@2.1.0-beta.3'],
  ['more than once', '"VERSION(lines)", `VERSION(@acme/ui)`', '"1.0.0", `2.1.0-beta.3`'],
  ['nowhere in other code', 'VERSION( @acme/ui ) VERSION()', 'VERSION( @acme/ui ) VERSION()'],
])('fills in versions %s', async (_where, source, filled) => {
  expect(fillVersions(await site(), PAGE, source)).toBe(filled);
});

test('names the place of a package that is not installed', async () => {
  const siteDir = await site();
  const source = '---\n---\n\nUse VERSION(@acme/uu).\n';
  const problem =
    'docs/ui/start/start.mdx:4: the package "@acme/uu" of VERSION(…) isn\'t installed. Correct its name, or write the version.';
  expect(() => fillVersions(siteDir, PAGE, source)).toThrow(problem);
  expect(() => fillVersions(siteDir, path.join(siteDir, PAGE), source)).toThrow(problem);
});
