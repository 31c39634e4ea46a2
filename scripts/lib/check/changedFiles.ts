import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The branches that a change is usually merged into. */
const BASES = ['origin/main', 'main', 'origin/master', 'master'];

async function git(root: string, args: readonly string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)('git', [...args], { cwd: root, maxBuffer: 2 ** 26 });
  return stdout.split('\0').flatMap((line) => line.trim() || []);
}

/**
 * Returns the files that differ from where the current branch left the main branch: committed,
 * changed, and new ones. Throws an Error without git or a main branch.
 */
export async function changedFiles(root: string): Promise<string[]> {
  for (const base of BASES) {
    const [start] = await git(root, ['merge-base', 'HEAD', base]).catch(() => []);
    if (start) {
      return [
        ...(await git(root, ['diff', '--name-only', '-z', start])),
        ...(await git(root, ['ls-files', '--others', '--exclude-standard', '-z'])),
      ];
    }
  }
  throw new Error(`There is no branch ${BASES.join(', ')} to compare with. Pass a page.`);
}
