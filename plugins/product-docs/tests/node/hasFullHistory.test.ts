import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasFullHistory } from '../../node/hasFullHistory';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

const AUTHOR = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com'];

function git(folder: string, ...args: string[]): void {
  execFileSync('git', [...AUTHOR, ...args], { cwd: folder, stdio: 'ignore' });
}

/** Creates a repository with two commits. */
async function repository(): Promise<string> {
  const folder = await temporaryFolder({ 'page.mdx': '# Page\n' });
  git(folder, 'init');
  git(folder, 'add', '.');
  git(folder, 'commit', '-m', 'first');
  git(folder, 'commit', '-m', 'second', '--allow-empty');
  return folder;
}

describe('hasFullHistory', () => {
  it('returns true for a clone with every commit', async () => {
    await expect(hasFullHistory(await repository())).resolves.toBe(true);
  });

  it('returns false for a shallow clone', async () => {
    const folder = await temporaryFolder({});
    git(folder, 'clone', '--depth', '1', pathToFileURL(await repository()).href, 'shallow');
    await expect(hasFullHistory(path.join(folder, 'shallow'))).resolves.toBe(false);
  });

  it('returns false outside a repository and for a folder that does not exist', async () => {
    const folder = await temporaryFolder({ 'page.mdx': '' });
    await expect(hasFullHistory(folder)).resolves.toBe(false);
    await expect(hasFullHistory(path.join(folder, 'gone'))).resolves.toBe(false);
  });
});
