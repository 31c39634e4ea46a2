import type { CommandResult } from './runCommand';

/** A place that a person has to look at. */
export interface Task {
  /** Path from the root; the name of a command if no file is known. */
  place: string;
  /** The task, or the problem. */
  text: string;
}

/** Returns whether a task is about a page, by file or address, or a demo, and not about code, a record, or a comment. */
export function isOfPages({ place }: Task): boolean {
  return /^(?:docs|i18n|content\/(?:playgrounds|templates))\/|^\/(?!.*\/api\/)/.test(place);
}

/** Tasks of one kind, under a heading. */
export interface TaskGroup {
  title: string;
  tasks: readonly Task[];
  /** The tasks are about demos and texts: a release may change many of them. */
  isWriting?: true;
}

/** A step of the upgrade that is finished, and needs nobody. */
export interface Done {
  title: string;
  result: string;
}

/** The results of an upgrade: finished steps and remaining tasks. */
export interface UpgradeReport {
  title: string;
  done: readonly Done[];
  groups: readonly TaskGroup[];
}

/** Returns text for a cell of a Markdown table. */
function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}

/** Returns how many places there are, and how many of them show that the upgrade itself isn't finished. */
function countPlaces(groups: readonly TaskGroup[]): string {
  const count = (counted: readonly TaskGroup[]) => counted.flatMap(({ tasks }) => tasks).length;
  const others = groups.filter(({ isWriting }) => !isWriting);
  return `${count(groups)} places, ${count(others)} of them besides demos and texts.`;
}

function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [titles, titles.map(() => ':--'), ...rows.map((row) => row.map(cell))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * Returns a report as Markdown: the finished steps, and the tasks for a person, with the number of places of each
 * kind.
 */
export function reportMarkdown({ title, done, groups }: UpgradeReport): string {
  const left = groups.filter(({ tasks }) => tasks.length > 0);
  return [
    `# ${title}`,
    '## Done by the command',
    done.length === 0
      ? 'Nothing.'
      : table(
          ['Step', 'Result'],
          done.map((one) => [one.title, one.result]),
        ),
    '## Needs a person',
    left.length === 0
      ? 'Nothing.'
      : `${countPlaces(left)}\n\n${table(
          ['What', 'Places'],
          left.map((group) => [group.title, String(group.tasks.length)]),
        )}`,
    ...left.map(
      (group) =>
        `### ${group.title}\n\n${table(
          ['Place', 'What to do'],
          group.tasks.map((task) => [task.place, task.text]),
        )}`,
    ),
  ].join('\n\n');
}

const COMPILER = /^(\S+\.tsx?)\((\d+),\d+\): error (TS\d+: .*)$/gm;

/** Returns the errors of TypeScript's compiler as tasks, one for each file, at the line of its first error. */
export function compilerTasks(output: string): Task[] {
  const files = new Map<string, Task>();
  for (const [, file = '', line = '', text = ''] of output.matchAll(COMPILER)) {
    const first = files.get(file);
    files.set(
      file,
      first
        ? { ...first, text: `${first.text}; line ${line}: ${text}` }
        : { place: `${file}:${line}`, text },
    );
  }
  return [...files.values()];
}

/** How many lines of output say why a command failed. */
const MOST_ERRORS = 10;

const FINDING = /^\s*- (.+)$/;

/** Where Docusaurus begins another line for the target of a broken link. */
const TARGET = /:\s+-> linking to /g;
const PLACE = /^([\w./@-]+\.\w+(?::\d+)*): (.*)$/;

/** How Docusaurus says which built page has a broken link. */
const BROKEN = /^Broken (?:link|anchor) on source page path = (\S+) links to (.+)$/;

function taskOf(name: string, finding: string): Task {
  const [, page, target] = BROKEN.exec(finding) ?? [];
  if (page !== undefined) {
    return { place: page, text: `Correct what links to ${target}: it isn't there.` };
  }
  const [, place = name, text = finding] = PLACE.exec(finding) ?? [];
  return { place, text };
}

/**
 * Returns the problems that a check or a build lists, one for each line that begins with `-`.
 *
 * @param name the name of the place for a problem without a file
 */
export function listedTasks(name: string, { output }: Pick<CommandResult, 'output'>): Task[] {
  const lines = output.replace(TARGET, ' links to ').split('\n');
  const found = lines.flatMap((line) => FINDING.exec(line)?.[1] ?? []);
  return [...new Set(found)].map((finding) => taskOf(name, finding));
}

/**
 * Returns the problems of a command that failed: those that it lists, or the first lines with errors as one problem, or
 * the last lines.
 */
export function findingTasks(name: string, { isDone, output }: CommandResult): Task[] {
  if (isDone) {
    return [];
  }
  const listed = listedTasks(name, { output });
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const errors = lines.filter((line) => /\berror\b/i.test(line)).slice(0, MOST_ERRORS);
  const said = (errors.length > 0 ? errors : lines.slice(-MOST_ERRORS)).join(' ');
  return listed.length > 0 ? listed : [taskOf(name, said)];
}

/** Returns each line of a check's output as a task: `file:line: text`. */
export function lineTasks(name: string, { isDone, output }: CommandResult): Task[] {
  if (isDone) {
    return [];
  }
  return output.split('\n').flatMap((line) => {
    const [, place = name, text = line.trim()] = PLACE.exec(line.trim()) ?? [];
    const isTask = text !== '' && !text.endsWith(':') && !line.startsWith('>');
    return isTask ? [{ place, text }] : [];
  });
}
