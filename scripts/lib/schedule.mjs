// @ts-check

/**
 * A step of a longer run.
 *
 * @typedef {object} Step
 * @property {string} name unique
 * @property {number} slots how many slots it keeps busy; Infinity for a step that runs alone
 * @property {readonly string[]} [needs] names of steps that must have succeeded before it starts
 */

/** @typedef {'running' | 'succeeded' | 'failed'} State a step without a state has not started */

/**
 * Decides what happens next in a run. Steps start in the order of the list, as soon as enough slots
 * are free. No step overtakes another that only waits for slots: otherwise, small steps could keep a
 * large one waiting until the end.
 *
 * @template {Step} S
 * @param {readonly S[]} steps all steps of the run
 * @param {ReadonlyMap<string, State>} states of those that have started, by name
 * @param {number} slots how many slots the machine has
 * @returns {{ start: S[], skip: S[] }} the steps to start now, and those that can't run any more
 *   because a step that they need has failed
 */
export function nextSteps(steps, states, slots) {
  const sizeOf = (/** @type {S} */ step) => Math.min(step.slots, slots);
  const needsOf = (/** @type {S} */ { needs = [] }) => needs.map((name) => states.get(name));
  const waiting = steps.filter(({ name }) => !states.has(name));
  const ready = waiting.filter((step) => needsOf(step).every((state) => state === 'succeeded'));
  let free = steps
    .filter(({ name }) => states.get(name) === 'running')
    .reduce((rest, step) => rest - sizeOf(step), slots);
  const firstToWait = ready.findIndex((step) => (free -= sizeOf(step)) < 0);
  return {
    start: firstToWait < 0 ? ready : ready.slice(0, firstToWait),
    skip: waiting.filter((step) => needsOf(step).includes('failed')),
  };
}

/**
 * Runs steps side by side, in the order of `nextSteps`, until each has ended or can't run.
 *
 * @template {Step} S
 * @param {readonly S[]} steps
 * @param {object} options
 * @param {number} options.slots how many slots the machine has
 * @param {(step: S) => Promise<boolean>} options.run returns whether the step succeeded. Report a
 *   rejection before passing it on: here, it only counts as a failure of this step.
 * @param {(step: S) => void} options.skip receives each step that can't run
 * @param {() => boolean} [options.isStopped] whether no more steps may start
 * @returns {Promise<void>}
 * @throws {Error} when steps wait for each other or for a step that isn't in the list
 */
export async function runSteps(steps, { slots, run, skip, isStopped = () => false }) {
  /** @type {Map<string, State>} */
  const states = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const start = async (/** @type {S} */ step) => {
    states.set(step.name, 'running');
    const succeeded = await run(step).catch(() => false);
    states.set(step.name, succeeded ? 'succeeded' : 'failed');
    running.delete(step.name);
  };
  for (;;) {
    const next = isStopped() ? { start: [], skip: [] } : nextSteps(steps, states, slots);
    next.start.forEach((step) => running.set(step.name, start(step)));
    next.skip.forEach((step) => {
      states.set(step.name, 'failed');
      skip(step);
    });
    if (running.size > 0) {
      await Promise.race(running.values());
    } else if (next.skip.length === 0) {
      break;
    }
  }
  const left = steps.filter(({ name }) => !states.has(name)).map(({ name }) => name);
  if (left.length > 0 && !isStopped()) {
    throw new Error(`These steps wait for each other, or for an unknown step: ${left.join(', ')}.`);
  }
}
