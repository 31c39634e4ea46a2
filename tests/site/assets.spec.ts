import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { BLOCKED_NAMES } from '../helpers/blockedNames';
import { siteFolder } from '../helpers/siteFolder';

/** A hash between two marks, or the version of a package. */
const VERSION = /[./-][\da-f]{8,}[./]|\.\d+\.\d+\.\d+\./;

test('every file in /assets, which browsers keep for a year, has its version in its path', async () => {
  const files = await Globby('{assets,*/assets}/**', { cwd: siteFolder() });
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => !VERSION.test(file))).toEqual([]);
});

test('no file that pages load has a name that ad blockers know', async () => {
  const files = await Globby(['**', '!**/*.{html,md,txt,br,gz}'], { cwd: siteFolder() });
  expect(files.filter((file) => BLOCKED_NAMES.test(`/${file}`))).toEqual([]);
});

test('one script of a language has the configuration of the site, not each island that reads it', async () => {
  const folder = siteFolder();
  const files = await Globby('{assets,zh/assets}/js/*.js', { cwd: folder });
  const texts = await Promise.all(
    files.map((file) => fs.readFile(path.join(folder, file), 'utf8')),
  );
  const configured = files.filter((_file, at) => texts[at]?.includes('trailingSlash:'));
  expect(configured.map((file) => file.replace(/\.\w+\.js$/, ''))).toEqual([
    'assets/js/react-core',
    'zh/assets/js/react-core',
  ]);
  expect(texts.filter((text) => text.includes('<!DOCTYPE html>\\n<html <%'))).toEqual([]);
});
