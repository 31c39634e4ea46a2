import fs from 'node:fs/promises';
import path from 'node:path';
import { writeManifests } from '../../node/writeManifests';
import { parseManifest } from '../../shared/manifest';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

test('each language lists its own files, and those that all have in common', async () => {
  const folder = await temporaryFolder({
    'assets/demos/A.0a1b2c3d.json': '{}',
    'assets/icons/0a1b2c3d/a.json': '{}',
    'assets/js/main.0a1b2c3d.js': 'en',
    'assets/sandbox/compiler.0a1b2c3d.js': '',
    'material-ui/react-button.html': '{"sourceUrl":"/assets/demos/A.0a1b2c3d.json"}',
    'zh/assets/js/main.1a1b2c3d.js': 'zh',
    'zh/assets/sandbox/compiler.0a1b2c3d.js': '',
    'zh/material-ui/react-button.html': '{"sourceUrl":"/assets/demos/A.0a1b2c3d.json"}',
  });
  await writeManifests(folder, ['/zh']);
  const namesIn = async (root: string) => {
    const text = await fs.readFile(path.join(folder, root, 'offline.json'), 'utf8');
    return Object.fromEntries(
      Object.entries(parseManifest(text).sets).map(([set, files]) => [set, Object.keys(files)]),
    );
  };
  const common = ['/assets/demos/A.0a1b2c3d.json', '/assets/icons/0a1b2c3d/a.json'];
  expect(await namesIn('')).toEqual({
    'material-ui': [...common, '/material-ui/react-button'],
    shell: ['/assets/js/main.0a1b2c3d.js', '/assets/sandbox/compiler.0a1b2c3d.js'],
  });
  expect(await namesIn('zh')).toEqual({
    'material-ui': [...common, '/zh/material-ui/react-button'],
    shell: ['/zh/assets/js/main.1a1b2c3d.js', '/zh/assets/sandbox/compiler.0a1b2c3d.js'],
  });
});
