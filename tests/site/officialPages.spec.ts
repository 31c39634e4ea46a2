import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '../../scripts/lib/sitePages';
import { formerItems } from '../helpers/formerItems';
import { siteFolder } from '../helpers/siteFolder';

const read = (file: string) => readFile(path.join(siteFolder(), file), 'utf8');

/** Returns the rules of `_redirects`, each with the path that it is for and the address that it leads to. */
async function redirects(): Promise<string[][]> {
  const lines = (await read('_redirects')).split('\n').map((line) => line.split(' '));
  return lines.filter(([, , status]) => status === '301');
}

test.each(LOCALES)('nothing is planned in the built navigation in $lang', async ({ prefix }) => {
  const folder = path.join(siteFolder(), prefix, 'assets/js');
  const chunks = (await readdir(folder)).filter((file) => /^navigation-.+\.js$/.test(file));
  const texts = await Promise.all(chunks.map((file) => readFile(path.join(folder, file), 'utf8')));
  expect(chunks.length).toBeGreaterThanOrEqual(6);
  // The mark of an item, and what the build once told about pages that weren't written.
  const problems = chunks.filter((_, index) =>
    /planned|规划中|API only|仅 API/i.test(texts[index]!),
  );
  expect(problems).toEqual([]);
  expect(await readdir(path.join(siteFolder(), prefix))).not.toContain('planned.json');
});

test('hosts lead each address without a page here, which trees once had, to another one', async () => {
  const rules = await redirects();
  const targetOf = (address: string) => {
    for (const [from = '', to = ''] of rules) {
      const pattern = from.replace('/:lang/', '/(?<lang>[^/]+)/').replace('*', '(?<splat>.*)');
      const { groups } = new RegExp(`^${pattern}$`).exec(address) ?? {};
      if (groups || address === from) {
        return to.replace(':lang', groups?.lang ?? '').replace(':splat', groups?.splat ?? '');
      }
    }
    return '';
  };
  const pages = await Promise.all(
    LOCALES.flatMap(({ prefix }) =>
      formerItems().map(async (address) => {
        const target = targetOf(prefix + address);
        const [page = '', anchor = ''] = target.split('#');
        return page.startsWith('/')
          ? new RegExp(`id="?${anchor}[" >]`).test(await read(`${page}.html`)) || [address, target]
          : (/^https:\/\/(?:v7\.)?mui\.com\//.test(target) && target.includes(address)) || [
              address,
              target,
            ];
      }),
    ),
  );
  expect(pages).toHaveLength(2 * formerItems().length);
  expect(pages.filter((page) => page !== true)).toEqual([]);
});

test('the rules are as few as Cloudflare allows', async () => {
  const rules = await redirects();
  const dynamic = rules.filter(([from = '']) => /[*:]/.test(from));
  expect(dynamic.length).toBeLessThanOrEqual(100);
  expect(rules.length - dynamic.length).toBeLessThanOrEqual(2000);
});
