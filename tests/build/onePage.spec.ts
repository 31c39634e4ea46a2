import fs from 'node:fs/promises';
import path from 'node:path';
import { buildPages } from '../../scripts/lib/check/site/buildPages';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const PAGE = '/material-ui/react-button';
const SOURCE = 'docs/material-ui/react-button/react-button.mdx';
const CONFIG = 'scripts/lib/check/site';

let site: SiteCopy;

beforeEach(async () => {
  site = await copySite();
  await fs.cp(CONFIG, path.join(site.dir, CONFIG), { recursive: true });
});

afterEach(() => site.remove());

test('a page that is not valid stops the build of one page, with file, line, and fix', async () => {
  await site.edit(SOURCE, (page) => page.replace('[LoadingButton]', '[LoadingButon]'));
  await expect(buildPages(site.dir, [PAGE])).rejects.toThrow(
    `${SOURCE}: none of @mui/lab has a component "LoadingButon".`,
  );
});
