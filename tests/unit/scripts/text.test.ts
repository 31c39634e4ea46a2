import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const ENGLISH = 'docs/material-ui/a/a.mdx';
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/a/a.mdx';
const DATA = ['discouraged.json', 'glossary.json', 'words.txt'].map((n) => `content/language/${n}`);

// Limits how long a stuck command may block the run; no test depends on speed.
jest.setTimeout(120_000);

let site: string;

beforeEach(async () => {
  const copied = await Promise.all(
    ['cspell.config.json', ...DATA].map(
      async (file) => [file, await fs.readFile(path.resolve(file), 'utf8')] as const,
    ),
  );
  site = await temporaryFolder({
    ...Object.fromEntries(copied),
    [ENGLISH]: '# A\n\nIt simply has a dark mode and a Toolpad.\n\nA `mispeled` prop.\n',
    [CHINESE]: '# 甲\n\n有暗色模式的Toolpad。\n',
    'docs/material-ui/b/b.mdx': '# B\n\nA mispeled word.\n',
  });
});

function check(...files: readonly string[]): Promise<{ code: number; output: string[] }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', path.resolve('scripts/text.ts'), '--site', site, ...files],
      (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? 1, output: (stderr + stdout).trim().split('\n') }),
    );
  });
}

describe('npm run text:check', () => {
  it('reports every kind of finding with file, line, and column', async () => {
    const { code, output } = await check();
    expect(code).toBe(1);
    expect(output).toEqual([
      `${ENGLISH}:3:4  simply → nothing`,
      expect.stringMatching(/^docs\/material-ui\/a\/a\.mdx:5:4 {2}mispeled → .*words\.txt$/),
      expect.stringMatching(/^docs\/material-ui\/b\/b\.mdx:3:3 {2}mispeled → .*words\.txt$/),
      `${CHINESE}:3:2  暗色模式 → 深色模式 (dark mode)`,
      `${CHINESE}:3:6  暗色模式的Tool → 暗色模式的 Tool`,
      '5 errors, 0 warnings',
    ]);
  });

  it('checks only the given files, and passes with warnings', async () => {
    const guide = path.join(site, 'contributing/guide.md');
    await fs.mkdir(path.dirname(guide));
    await fs.writeFile(guide, '# Guide\n\nIt simply works.\n');
    expect(await check(guide)).toEqual({
      code: 0,
      output: ['contributing/guide.md:3:4  warning: simply → nothing', '0 errors, 1 warnings'],
    });
  });

  it('still reports what it found when a part crashes, and fails', async () => {
    await fs.writeFile(path.join(site, 'docs/material-ui/b/b.mdx'), '# B\n\n<p>\n');
    await fs.writeFile(path.join(site, 'content/language/glossary.json'), '[');
    const { code, output } = await check();
    expect(code).toBe(1);
    expect(output).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Words of docs/material-ui/b/b.mdx: '),
        expect.stringContaining('content/language/glossary.json: '),
        `${ENGLISH}:3:4  simply → nothing`,
      ]),
    );
  });
});
