import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { watchFolder } from '../../../node/development/watchFolder';
import { temporaryFolder } from '../../../../../tests/helpers/temporaryFolder';

/** Files, as the events of a watcher tell of them. */
async function follow(files: Record<string, string>) {
  const folder = await temporaryFolder(files);
  const at = (file: string) => path.join(folder, file);
  const told = new Map(Object.keys(files).map((file) => [file, 'start']));
  const stop = watchFolder(folder, (event, file) => {
    told.set(path.relative(folder, file), event);
  });
  return {
    stop,
    write: async (file: string, text: string) => {
      await fs.mkdir(path.dirname(at(file)), { recursive: true });
      await fs.writeFile(at(file), text);
    },
    move: (from: string, to: string) => fs.rename(at(from), at(to)),
    remove: (file: string) => fs.rm(at(file), { recursive: true }),
    /** Waits until the last event of each file is as given. */
    waitFor: async (events: Record<string, string>) => {
      while (Object.entries(events).some(([file, event]) => told.get(file) !== event)) {
        await pause(10);
      }
      Object.keys(events).forEach((file) => told.delete(file));
    },
  };
}

test('tells of files that come, change, and go, also in new folders', async () => {
  const { write, remove, waitFor, stop } = await follow({ 'tabs/tabs.mdx': '1' });
  await write('tabs/tabs.mdx', '22');
  await waitFor({ 'tabs/tabs.mdx': 'change' });
  await write('menu/demos/Long.tsx', '1');
  await waitFor({ 'menu/demos/Long.tsx': 'add' });
  await write('menu/menu.mdx', '1');
  await waitFor({ 'menu/menu.mdx': 'add' });
  await remove('menu');
  await waitFor({ 'menu/menu.mdx': 'unlink', 'menu/demos/Long.tsx': 'unlink' });
  stop();
});

test('tells of files in a folder that is renamed and gets its name back', async () => {
  const { move, waitFor, stop } = await follow({ 'tabs/demos/Long.tsx': '1' });
  for (let time = 1; time <= 3; time += 1) {
    await move('tabs', 'menu');
    await waitFor({ 'tabs/demos/Long.tsx': 'unlink', 'menu/demos/Long.tsx': 'add' });
    await move('menu', 'tabs');
    await waitFor({ 'menu/demos/Long.tsx': 'unlink', 'tabs/demos/Long.tsx': 'add' });
  }
  stop();
});

test('tells of files in a folder that is removed and back at once', async () => {
  const { write, remove, waitFor, stop } = await follow({ 'tabs/tabs.mdx': '1' });
  for (const time of [1, 2, 3]) {
    await remove('tabs');
    await write('tabs/tabs.mdx', `back ${time}`);
    await waitFor({ 'tabs/tabs.mdx': 'change' });
    await write('tabs/tabs.mdx', `changed ${time}`);
    await waitFor({ 'tabs/tabs.mdx': 'change' });
    await write('tabs/demos/Long.tsx', '1');
    await waitFor({ 'tabs/demos/Long.tsx': 'add' });
  }
  stop();
});
