import { RELEASE_LINES } from '../api-history/releaseLines';
import { compilerTasks, findingTasks } from './report';
import type { Done, Task, TaskGroup } from './report';
import { runCommand } from './runCommand';
import type { CommandResult } from './runCommand';

/** The records of the built site. */
const OF_SITE = ['cards', 'templates', 'trees'] as const;

/**
 * Runs the commands that record facts about the installed packages. A command that fails doesn't stop the others.
 */
export class Recorders {
  readonly done: Done[] = [];
  private readonly failed: Task[] = [];
  private readonly broken: Task[] = [];

  constructor(private readonly root: string) {}

  /** Runs a command, and prints on the terminal its start, its output, and its result. */
  async run(title: string, command: string, args: readonly string[]): Promise<CommandResult> {
    console.log(`\n${title} …`);
    const result = await runCommand(this.root, command, args, (text) => process.stdout.write(text));
    console.log(`${title}: ${result.isDone ? 'done' : 'failed'}, ${result.seconds} s`);
    return result;
  }

  private async record(args: readonly string[]): Promise<void> {
    const title = `npm run record -- ${args.join(' ')}`;
    const result = await this.run(title, 'npm', ['run', '--silent', 'record', '--', ...args]);
    if (result.isDone) {
      this.done.push({ title, result: `${result.seconds} s` });
    }
    this.failed.push(...findingTasks(title, result));
  }

  /** Records facts from packages: their history, and the cost of imports. */
  async recordPackages(names: readonly string[]): Promise<void> {
    for (const name of names.filter((one) => Object.hasOwn(RELEASE_LINES, one))) {
      await this.record(['api-history', name]);
    }
    await this.record(['import-sizes']);
  }

  /** Builds the site, and records facts from it. */
  async recordSite(): Promise<void> {
    const built = await this.run('npm run build', 'npm', ['run', '--silent', 'build']);
    this.broken.push(...findingTasks('npm run build', built));
    if (built.isDone) {
      this.done.push({ title: 'npm run build', result: `${built.seconds} s` });
      for (const name of OF_SITE) {
        await this.record([name]);
      }
    }
  }

  /** Checks the types of all code. */
  async checkTypes(): Promise<Task[]> {
    const args = [
      'tsc',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/tsc.json',
    ];
    return compilerTasks((await this.run('Types', 'npx', args)).output);
  }

  /** Returns the commands that failed, with the output of each. */
  failures(): TaskGroup[] {
    return [
      { title: 'Faults that stop the build', tasks: this.broken },
      { title: 'Recorders that failed', tasks: this.failed },
    ];
  }
}
