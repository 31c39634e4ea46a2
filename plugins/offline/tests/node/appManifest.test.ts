import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { appManifest, APP_ICONS, TOUCH_ICON } from '../../node/appManifest';

const manifest = appManifest({
  name: 'MUI Docs',
  description: '文档',
  language: 'zh-CN',
  baseUrl: '/zh/',
  themeColor: '#006bd6',
});

/** Width and height of a PNG file, which its header has as two numbers of four bytes. */
async function sizeOf(file: string): Promise<[number, number]> {
  const png = await readFile(`static/${file}`);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('the app starts in its language, and contains all', () => {
  expect(manifest).toMatchObject({
    id: '/zh/',
    lang: 'zh-CN',
    start_url: '/zh/',
    scope: '/',
    share_target: { action: '/zh/search', method: 'GET', params: { text: 'q' } },
  });
});

test('shortcuts lead to pages of products', () => {
  const { shortcuts } = manifest as { shortcuts: { name: string; url: string }[] };
  expect(shortcuts[0]).toEqual({
    name: 'Material UI',
    url: '/zh/material-ui/getting-started',
  });
  expect(shortcuts.length).toBeLessThanOrEqual(4);
});

test.each([...APP_ICONS, TOUCH_ICON])('$file has the size that it says', async ({ file, size }) => {
  expect(existsSync(`static/${file}`)).toBe(true);
  expect(await sizeOf(file)).toEqual([size, size]);
});

test('there are icons of the sizes that browsers require, also for any shape', () => {
  for (const purpose of ['any', 'maskable']) {
    const sizes = APP_ICONS.filter((icon) => icon.purpose === purpose).map(({ size }) => size);
    expect(sizes).toEqual([192, 512]);
  }
});
