import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBase, textsAt } from '../../../../scripts/lib/git';
import { temporaryFolder } from '../../../helpers/temporaryFolder';

let folder: string;

async function git(...args: readonly string[]): Promise<string> {
  const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.org'];
  return (await promisify(execFile)('git', [...identity, ...args], { cwd: folder })).stdout.trim();
}

/** Writes a file, commits it, and returns the commit. */
async function commit(file: string, content: string): Promise<string> {
  await fs.writeFile(path.join(folder, file), content);
  await git('add', '--all');
  await git('commit', '--quiet', '--message', `${file}: ${content}`);
  return git('rev-parse', 'HEAD');
}

beforeEach(async () => {
  folder = await temporaryFolder({ 'docs/a.mdx': 'one' });
  await git('init', '--quiet', '--initial-branch=main');
});

describe('findBase', () => {
  it('returns where the branch left main, however far main is now', async () => {
    const shared = await commit('a', 'one');
    await git('checkout', '--quiet', '-b', 'branch');
    await commit('a', 'two');
    await commit('a', 'three');
    await git('checkout', '--quiet', 'main');
    await commit('b', 'one');
    await git('checkout', '--quiet', 'branch');
    expect(findBase(folder)).toBe(shared);
  });

  it('prefers origin/main to a main that is behind it', async () => {
    await commit('a', 'one');
    await git('checkout', '--quiet', '-b', 'branch');
    const fetched = await commit('a', 'two');
    await git('update-ref', 'refs/remotes/origin/main', fetched);
    await commit('a', 'three');
    expect(findBase(folder)).toBe(fetched);
  });

  it('returns the parent of the last commit on main, the first parent of a merge', async () => {
    await commit('a', 'one');
    const before = await commit('a', 'two');
    await git('checkout', '--quiet', '-b', 'branch', 'HEAD~1');
    await commit('b', 'one');
    await git('checkout', '--quiet', 'main');
    await git('merge', '--quiet', '--no-edit', 'branch');
    expect(findBase(folder)).toBe(before);
  });

  it('returns a given commit, and where the branch left a given branch', async () => {
    const first = await commit('a', 'one');
    const second = await commit('a', 'two');
    await git('checkout', '--quiet', '-b', 'release', first);
    await commit('b', 'one');
    await git('checkout', '--quiet', 'main');
    expect(findBase(folder, second)).toBe(second);
    expect(findBase(folder, 'release')).toBe(first);
  });

  it('rejects a name that isn’t a commit', async () => {
    await commit('a', 'one');
    expect(() => findBase(folder, 'nowhere')).toThrow("nowhere isn't a commit");
  });

  it('returns nothing in the first commit', async () => {
    await commit('a', 'one');
    expect(findBase(folder)).toBeUndefined();
  });

  it('returns nothing in a shallow clone of another branch', async () => {
    await commit('a', 'one');
    await git('checkout', '--quiet', '-b', 'branch');
    await commit('a', 'two');
    const clone = await temporaryFolder({});
    await git('clone', '--quiet', '--depth=1', '--branch=branch', `file://${folder}`, clone);
    expect(findBase(clone)).toBeUndefined();
  });

  it('returns nothing outside a repository', async () => {
    expect(findBase(await temporaryFolder({}))).toBeUndefined();
  });
});

describe('textsAt', () => {
  it('reads files as they were in the commit, also from a folder of the repository', async () => {
    const first = await commit('docs/a.mdx', 'ein Wört\n');
    await commit('docs/a.mdx', 'two');
    await expect(textsAt(folder, first)('docs/a.mdx')).resolves.toBe('ein Wört\n');
    await expect(textsAt(path.join(folder, 'docs'), first)('a.mdx')).resolves.toBe('ein Wört\n');
    await expect(textsAt(folder, first)('docs/b.mdx')).resolves.toBeUndefined();
  });
});
