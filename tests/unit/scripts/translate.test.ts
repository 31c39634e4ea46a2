import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const ENGLISH = 'docs/material-ui/a/a.mdx';
const FOLDER = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/a';
const RECORD = `${FOLDER}/a.sections.json`;

const FILES = {
  [ENGLISH]: '# A\n\nLead.\n\n## Sizes\n\nText.\n',
  'docs/material-ui/b/b.mdx': '# B\n',
  [`${FOLDER}/a.mdx`]: '# 甲\n\n导语。\n\n## 尺寸 {/* #sizes */}\n\n文字。\n',
};

// Limits how long a stuck command may block the run; no test depends on speed.
jest.setTimeout(120_000);

let site: string;

beforeEach(async () => {
  site = await temporaryFolder(FILES);
});

function translate(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', path.resolve('scripts/translate.ts'), ...args, '--site', site],
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const absolute = path.join(site, file);
  await fs.writeFile(absolute, (await fs.readFile(absolute, 'utf8')).replace(from, to));
}

async function git(...args: readonly string[]): Promise<void> {
  const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.org'];
  await promisify(execFile)('git', [...identity, ...args], { cwd: site });
}

/** Commits everything; the first time, to a new repository on the branch `main`. */
async function commit(subject: string): Promise<void> {
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', subject);
}

const BEHIND = `${FOLDER}/a.mdx:5: #sizes is behind: ${ENGLISH}:5 has changed. Bring it up to date, then run: npm run translate -- accept /material-ui/a sizes`;

describe('npm run translate', () => {
  it('refuses what a new translation leaves to translate, also when its sections are recorded', async () => {
    await translate('accept', '/material-ui/a');
    await edit(`${FOLDER}/a.mdx`, '文字。', '{/* TODO(writer) translate this section. */}');
    const { code, output } = await translate('check');
    expect(code).toBe(1);
    expect(output).toContain(
      `${FOLDER}/a.mdx:7: not written yet: "TODO(writer) translate this section. */}". Replace the line.`,
    );
    await edit(`${FOLDER}/a.mdx`, '{/* TODO(writer) translate this section. */}', '');
    const empty = await translate('check');
    expect(empty.code).toBe(1);
    expect(empty.output).toContain(`this section is empty. Translate ${ENGLISH}:`);
  });

  it('has nothing to say about a translation that is complete and recorded', async () => {
    await translate('accept', '/material-ui/a');
    expect((await translate('check')).code).toBe(0);
  });

  it('accepts no section that is still to be translated, but those that are done', async () => {
    await edit(
      `${FOLDER}/a.mdx`,
      '文字。',
      '{/* TODO(writer) translate this section. */}\n\nText.',
    );
    const { code, output } = await translate('accept', '/material-ui/a');
    expect(code).toBe(1);
    expect(output).toContain('The translation is not finished, so nothing was recorded:');
    expect(output).toContain(
      `${FOLDER}/a.mdx:7: not written yet: "TODO(writer) translate this section. */}". Replace the line.`,
    );
    await expect(fs.access(path.join(site, RECORD))).rejects.toThrow();

    expect((await translate('accept', '/material-ui/a', 'sizes')).code).toBe(1);
    expect((await translate('accept', '/material-ui/a', '@lead')).code).toBe(0);
    const record = await fs.readFile(path.join(site, RECORD), 'utf8');
    expect(Object.keys(JSON.parse(record) as object)).toEqual(['@lead']);
  });

  it('reports a new translation until it is accepted, and again after a change of the English page', async () => {
    const unrecorded = await translate('check');
    expect(unrecorded.code).toBe(1);
    expect(unrecorded.output).toContain(`${FOLDER}/a.mdx:1: no section has a record.`);

    expect((await translate('accept', '/material-ui/a')).code).toBe(0);
    expect((await translate('check')).code).toBe(0);

    await edit(ENGLISH, 'Text.', 'Another text.');
    const behind = await translate('check');
    expect(behind.code).toBe(1);
    expect(behind.output).toContain('compared with no commit, so none may be outdated.');
    expect(behind.output).toContain(BEHIND);

    expect((await translate('accept', '/material-ui/a', 'sizes')).code).toBe(0);
    expect(await translate('check')).toEqual({
      code: 0,
      output: 'Every translated section is up to date.\n',
    });
  });

  it('says which sections of the English page the accepted translation doesn’t have', async () => {
    await edit(ENGLISH, 'Text.', 'Text.\n\n## Color\n\nText.\n');
    const { code, output } = await translate('accept', '/material-ui/a');
    expect(code).toBe(0);
    expect(output).toContain(`The translation has no section for these of the English page:\n`);
    expect(output).toMatch(new RegExp(`${ENGLISH}:\\d+ color\\n`));
  });

  it('reports only the sections that a branch outdates, not those that were outdated on main', async () => {
    await translate('accept', ENGLISH);
    await edit(ENGLISH, 'Lead.', 'Another lead.');
    await commit('main');
    await git('checkout', '--quiet', '-b', 'branch');
    await edit(ENGLISH, 'Another lead.', 'A third lead.');
    await commit('lead');
    const known = await translate('check');
    expect(known.code).toBe(0);
    expect(known.output).toMatch(/^No outdated sections were added, compared with commit \w{10}\./);

    await edit(ENGLISH, 'Text.', 'Another text.');
    const added = await translate('check');
    expect(added.code).toBe(1);
    expect(added.output).toContain(BEHIND);
    expect(added.output).not.toContain('the lead is behind');

    await commit('text');
    expect((await translate('check', '--base', 'branch')).code).toBe(0);
    expect((await translate('check', '--base', 'unknown')).output).toContain(
      "unknown isn't a commit that this branch shares history with.",
    );
  });

  it('shows the board, and exits with code 0 even if translations are behind', async () => {
    const { code, output } = await translate('status');
    expect(code).toBe(0);
    expect(output).toMatch(/^zh +\/material-ui\/a +0 +0 +0 +0 +3 +0 %$/m);
    expect(output).toContain('1 of 2 pages are translated.');
  });

  it('rejects an unknown page, section, and command', async () => {
    expect(await translate('accept', '/material-ui/c')).toMatchObject({ code: 1 });
    expect((await translate('accept', '/material-ui/a', 'size')).output).toContain(
      'The section "size" isn\'t in both languages. Use one of: @front-matter, @lead, sizes.',
    );
    expect((await translate('acept')).output).toContain('status, check, accept <page>');
    await expect(fs.access(path.join(site, RECORD))).rejects.toThrow();
  });

  it('fails for a translation whose English page is gone', async () => {
    await fs.rm(path.join(site, ENGLISH));
    const { code, output } = await translate('check');
    expect(code).toBe(1);
    expect(output).toContain(`${FOLDER}/a.mdx: there is no English page ${ENGLISH}.`);
  });
});
