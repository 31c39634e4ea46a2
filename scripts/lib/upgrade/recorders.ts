import { RELEASE_LINES } from '../api-history/releaseLines';
import { compilerTasks, findingTasks, isOfPages, listedTasks } from './report';
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
  private types: Task[] = [];

  constructor(private readonly root: string) {}

  /** Runs a command, and prints on the terminal its start, its output, and its result. */
  async run(
    title: string,
    command: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<CommandResult> {
    console.log(`\n${title} …`);
    const onText = (text: string) => process.stdout.write(text);
    const result = await runCommand(this.root, command, args, { onText, env });
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

  /** Builds the site, even with faults in pages and demos, and records facts from it. */
  async recordSite(): Promise<void> {
    const title = 'npm run build';
    const built = await this.run(title, 'npm', ['run', '--silent', 'build'], { FAULTS: 'print' });
    this.broken.push(...(built.isDone ? listedTasks(title, built) : findingTasks(title, built)));
    if (built.isDone) {
      this.done.push({ title, result: `${built.seconds} s` });
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
    this.types = compilerTasks((await this.run('Types', 'npx', args)).output);
    return this.types;
  }

  /** Returns the faults of the build and the commands that failed, without the faults that the type check found. */
  failures(): TaskGroup[] {
    const isKnown = ({ place }: Task) => this.types.some((type) => place.startsWith(type.place));
    const broken = this.broken.filter((task) => !isKnown(task));
    return [
      {
        title: 'Faults of the build in pages and demos',
        tasks: broken.filter(isOfPages),
        isWriting: true,
      },
      { title: 'Other faults of the build', tasks: broken.filter((task) => !isOfPages(task)) },
      { title: 'Recorders that failed', tasks: this.failed },
    ];
  }
}
