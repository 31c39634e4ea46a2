import path from 'node:path';
import { finishBuild } from '../../node/finishBuild';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

test('fails on built files that not every host or disk can have', async () => {
  const folder = await temporaryFolder({
    'build/index.html': '',
    'build/zh/index.html': '',
    'build/zh/system/Box.html': '',
    'build/zh/system/box.html': '',
    'build/assets/nul.js': '',
  });
  const build = path.join(folder, 'build');
  await expect(finishBuild(build, { origin: '' })).rejects.toThrow(
    `Files of the built site need other names:
  - assets/nul.js has a name that Windows refuses. Rename it.
  - zh/system/Box.html and zh/system/box.html differ only by case`,
  );
});
