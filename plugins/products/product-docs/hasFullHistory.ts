import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Whether git knows when each file of a folder changed last. Not without git, outside a repository,
 * and in a shallow clone, whose oldest commit seems to have written every file.
 */
export async function hasFullHistory(folder: string): Promise<boolean> {
  try {
    const { stdout } = await run('git', ['rev-parse', '--is-shallow-repository'], { cwd: folder });
    return stdout.trim() === 'false';
  } catch {
    return false;
  }
}
