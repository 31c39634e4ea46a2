import { spawn } from 'node:child_process';

/** How a command ended. */
export interface CommandResult {
  isDone: boolean;
  /** Its whole output, without colors. */
  output: string;
  seconds: number;
}

// eslint-disable-next-line no-control-regex -- colors are escape sequences
const COLORS = /\u001B\[[\d;]*m/g;

interface CommandOptions {
  /** Called with each part of the output as it comes. */
  onText?: (text: string) => void;
  /** Variables that the command gets besides those of this process. */
  env?: Readonly<Record<string, string>>;
}

/** Runs a command to its end, and returns its output. Never throws: a failure is a result. */
export function runCommand(
  root: string,
  command: string,
  args: readonly string[],
  { onText = () => {}, env }: CommandOptions = {},
): Promise<CommandResult> {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', ...env },
    });
    let output = '';
    const end = (isDone: boolean) =>
      resolve({
        isDone,
        output: output.replace(COLORS, ''),
        seconds: Math.round((performance.now() - start) / 1000),
      });
    const keep = (data: Buffer) => {
      output += data.toString();
      onText(data.toString());
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
