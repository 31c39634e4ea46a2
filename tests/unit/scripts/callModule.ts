import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const PROGRAM = `
  const [file, name, args] = process.argv.slice(1);
  const module = await import(file);
  const result = await module[name](...JSON.parse(args));
  process.stdout.write('\\n' + JSON.stringify({ result }));
`;

/**
 * Calls a function of one of the scripts that run before anything is installed, in plain Node as
 * they do. Returns (or resolves to) its result. Arguments and result must be plain data; the
 * function's output is not included. Rejects with the function's error in `stderr`.
 */
export async function callModule(file: string, name: string, ...args: unknown[]): Promise<unknown> {
  const target = path.resolve('scripts/lib', file);
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    PROGRAM,
    target,
    name,
    JSON.stringify(args),
  ]);
  const last = stdout.slice(stdout.lastIndexOf('\n') + 1);
  return (JSON.parse(last) as { result?: unknown }).result;
}
