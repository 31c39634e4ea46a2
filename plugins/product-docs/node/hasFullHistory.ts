import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Returns whether git knows when each file last changed: not outside a repository, nor in a shallow
 * clone, whose oldest commit seems to have added every file.
 */
export async function hasFullHistory(folder: string): Promise<boolean> {
  try {
    const { stdout } = await run('git', ['rev-parse', '--is-shallow-repository'], { cwd: folder });
    return stdout.trim() === 'false';
  } catch {
    return false;
  }
}
