import { execFileSync } from 'node:child_process';

/**
 * Returns the files that differ from where the current branch left the main branch: committed, changed,
 * and new ones. On the main branch, and without one, they are compared with the commit before the last.
 * Without a repository there are none.
 */
export function changedFiles(root: string): string[] {
  const git = (...args: readonly string[]): string[] => {
    try {
      const output = { encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' } as const;
      const text = execFileSync('git', args, { cwd: root, ...output });
      return text.split('\0').flatMap((line) => line.trim() || []);
    } catch {
      return [];
    }
  };
  const [head] = git('rev-parse', 'HEAD');
  const bases = ['origin/main', 'main'].flatMap((main) => git('merge-base', 'HEAD', main));
  const start = bases[0] === head ? undefined : bases[0];
  return [
    ...git('diff', '--name-only', '-z', start ?? 'HEAD~1'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}
