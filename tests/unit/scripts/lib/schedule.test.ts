import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

interface Step {
  name: string;
  slots: number;
  needs?: readonly string[];
}

type State = 'running' | 'succeeded' | 'failed';

const ALONE = 99;

/** Runs code with the module's functions in plain Node, as the scripts do, and returns its result. */
async function inNode(code: string, input: unknown): Promise<unknown> {
  const module = path.resolve('scripts/lib/schedule.mjs');
  const program = `
    import { nextSteps, runSteps } from ${JSON.stringify(module)};
    const input = ${JSON.stringify(input)};
    const result = await (async () => { ${code} })();
    console.log(JSON.stringify(result));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    program,
  ]);
  return JSON.parse(stdout) as unknown;
}

function next(steps: readonly Step[], states: Readonly<Record<string, State>> = {}, slots = 2) {
  return inNode(
    `const { start, skip } = nextSteps(input.steps, new Map(Object.entries(input.states)), input.slots);
     return { start: start.map(({ name }) => name), skip: skip.map(({ name }) => name) };`,
    { steps, states, slots },
  );
}

const build: Step = { name: 'build', slots: 1 };
const lint: Step = { name: 'lint', slots: 1 };
const types: Step = { name: 'types', slots: 1 };
const unit: Step = { name: 'unit', slots: ALONE };
const browser: Step = { name: 'browser', slots: ALONE, needs: ['build'] };
const ALL = [build, lint, types, unit, browser];

describe('nextSteps', () => {
  it('starts steps in their order until no slot is free', async () => {
    expect(await next(ALL)).toEqual({ start: ['build', 'lint'], skip: [] });
    expect(await next(ALL, { build: 'running', lint: 'succeeded' })).toEqual({
      start: ['types'],
      skip: [],
    });
  });

  it('does not start a step that runs alone beside another, or another beside it', async () => {
    const states = { build: 'running', lint: 'succeeded', types: 'failed' } as const;
    expect(await next(ALL, states)).toEqual({ start: [], skip: [] });
    expect(await next([unit, lint])).toEqual({ start: ['unit'], skip: [] });
    expect(await next([unit, lint], { unit: 'running' })).toEqual({ start: [], skip: [] });
  });

  it('lets no step overtake one that waits for slots only', async () => {
    expect(await next([build, unit, lint], { build: 'running' })).toEqual({ start: [], skip: [] });
  });

  it('lets steps overtake one that waits for another step', async () => {
    expect(await next([build, browser, lint], { build: 'running' })).toEqual({
      start: ['lint'],
      skip: [],
    });
  });

  it('runs one step at a time on a machine with one slot', async () => {
    expect(await next(ALL, {}, 1)).toEqual({ start: ['build'], skip: [] });
    expect(await next([unit], {}, 1)).toEqual({ start: ['unit'], skip: [] });
  });

  it('skips steps that need a failed one', async () => {
    expect(await next([build, browser], { build: 'failed' })).toEqual({
      start: [],
      skip: ['browser'],
    });
  });
});

describe('runSteps', () => {
  /** Runs steps that take a turn of the event loop each, and returns what happened, in order. */
  function runAll(steps: readonly Step[], failing: readonly string[] = [], stopAfter = '') {
    return inNode(
      `const events = [];
       let stopped = false;
       await runSteps(input.steps, {
         slots: 2,
         run: async ({ name }) => {
           events.push('start ' + name);
           await new Promise((resolve) => setImmediate(resolve));
           events.push('end ' + name);
           stopped ||= name === input.stopAfter;
           if (input.failing.includes(name)) { throw new Error(name); }
           return true;
         },
         skip: ({ name }) => events.push('skip ' + name),
         isStopped: () => stopped,
       }).catch((error) => events.push(error.message));
       return events;`,
      { steps, failing, stopAfter },
    );
  }

  it('runs every step, those that fit side by side', async () => {
    const events = (await runAll(ALL)) as string[];
    expect(events.slice(0, 2)).toEqual(['start build', 'start lint']);
    expect(events.slice(-4)).toEqual(['start unit', 'end unit', 'start browser', 'end browser']);
    expect(events).toHaveLength(2 * ALL.length);
  });

  it('runs the others after a step crashed, and skips all that depend on it', async () => {
    const report: Step = { name: 'report', slots: 1, needs: ['browser'] };
    const events = (await runAll([...ALL, report], ['build'])) as string[];
    expect(events).toEqual(expect.arrayContaining(['end lint', 'end types', 'end unit']));
    expect(events).toEqual(expect.arrayContaining(['skip browser', 'skip report']));
    expect(events).not.toContain('start browser');
  });

  it('starts and skips nothing more once it is stopped, but awaits what is running', async () => {
    const events = (await runAll(ALL, ['build'], 'build')) as string[];
    expect(events.sort()).toEqual(['end build', 'end lint', 'start build', 'start lint']);
  });

  it('throws for steps that can never start', async () => {
    const first: Step = { name: 'first', slots: 1, needs: ['second'] };
    const second: Step = { name: 'second', slots: 1, needs: ['first'] };
    const third: Step = { name: 'third', slots: 1, needs: ['unknown'] };
    expect(await runAll([first, second, third])).toEqual([
      'These steps wait for each other, or for an unknown step: first, second, third.',
    ]);
  });
});
