import fc from 'fast-check';
import { createAdSlot, SETTLE_MS } from '../../browser/lazy/adSlot';
import type { AdSlotState } from '../../browser/lazy/adSlot';

interface Scenario {
  /** Random numbers for whitelist, in-house ad, and display. */
  draws?: [number, number, number];
  /** When the network's ad loads, in ms; never by default. */
  adAt?: number;
  isPlaceholder?: boolean;
  isOff?: boolean;
  hasScript?: boolean;
}

/** Creates a slot, and ends the timers of an earlier one. */
function createSlot({
  draws = [0.5, 0, 0],
  adAt = Infinity,
  isPlaceholder = false,
  isOff = false,
  hasScript = true,
}: Scenario = {}) {
  jest.clearAllTimers();
  const start = Date.now();
  const now = () => Date.now() - start;
  const probes: number[] = [];
  const displays: [number, string][] = [];
  const states: AdSlotState[] = [];
  const left = [...draws];
  const slot = createAdSlot({
    clock: { setTimeout: (callback, ms) => Number(setTimeout(callback, ms)), clearTimeout },
    random: () => left.shift() ?? fail('The slot drew more than one random number per choice.'),
    probe: () => {
      probes.push(now());
      const isFound = now() >= adAt;
      return { isFound, isPlaceholder: isFound && isPlaceholder };
    },
    isOff,
    hasScript,
    shape: 'image',
    displayRatio: 0.1,
    onChange: (state) => states.push(state),
    onDisplay: (label) => displays.push([now(), label]),
  });
  states.push(slot.initial);
  slot.start();
  return {
    pass: (duration: number) => void jest.advanceTimersByTime(duration),
    pending: () => jest.getTimerCount(),
    slot,
    probes,
    displays,
    states,
    kinds: () => states.map(({ content }) => content.kind),
  };
}

function fail(message: string): never {
  throw new Error(message);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an ad slot', () => {
  it('checks for an ad immediately, then every 500 ms, 30 times in total', () => {
    const { pass, probes, pending } = createSlot();
    pass(60_000);
    expect(probes).toEqual(Array.from({ length: 30 }, (_, index) => index * 500));
    expect(pending()).toBe(0);
  });

  it('assumes an ad blocker at the seventh check, after three seconds', () => {
    const { pass, kinds } = createSlot();
    pass(2999);
    expect(kinds()).toEqual(['script']);
    pass(1);
    expect(kinds()).toEqual(['script', 'in-house']);
  });

  it('shows the network’s ad when it loads late', () => {
    const { pass, kinds, probes } = createSlot({ adAt: 5000 });
    pass(60_000);
    expect(kinds()).toEqual(['script', 'in-house', 'script']);
    expect(probes.at(-1)).toBe(5000);
  });

  it('asks to allow ads in a fifth of blocked slots', () => {
    const { pass, kinds, displays } = createSlot({ draws: [0.19, 0, 0] });
    pass(60_000);
    expect(kinds()).toEqual(['script', 'whitelist']);
    expect(displays).toEqual([[SETTLE_MS, 'carbon-body-top-image']]);
  });

  it('shows an in-house ad in place of a placeholder', () => {
    const { pass, kinds, displays } = createSlot({ adAt: 1000, isPlaceholder: true });
    pass(60_000);
    expect(kinds()).toEqual(['script', 'in-house']);
    expect(displays).toEqual([[1000 + SETTLE_MS, 'in-house-carbon-body-top-image']]);
  });

  it('counts a display in a tenth of slots, once its label has not changed for 2500 ms', () => {
    const counted = createSlot({ adAt: 0, draws: [0, 0, 0.0999] });
    counted.pass(SETTLE_MS - 1);
    expect(counted.displays).toEqual([]);
    counted.pass(1);
    expect(counted.displays).toEqual([[SETTLE_MS, 'carbon-body-top-image']]);
    const uncounted = createSlot({ adAt: 0, draws: [0, 0, 0.1] });
    uncounted.pass(60_000);
    expect(uncounted.displays).toEqual([]);
  });

  it('does not check for ads without a network, or when it is off', () => {
    const house = createSlot({ hasScript: false });
    house.pass(60_000);
    expect([house.kinds(), house.probes]).toEqual([['in-house'], []]);
    const off = createSlot({ isOff: true });
    off.pass(60_000);
    expect([off.kinds(), off.probes, off.displays]).toEqual([['nothing'], [], []]);
  });
});

const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const scenarios = fc.record({
  draws: fc.tuple(draw, draw, draw),
  adAt: fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.constant(Infinity)),
  isPlaceholder: fc.boolean(),
  isOff: fc.boolean(),
  hasScript: fc.boolean(),
});

describe('for all timings, random draws, and network responses, an ad slot', () => {
  it('ends in the expected state, without pending timers', () => {
    fc.assert(
      fc.property(scenarios, fc.array(fc.integer({ min: 0, max: 4000 })), (scenario, steps) => {
        const { pass, pending, kinds, probes } = createSlot(scenario);
        steps.forEach(pass);
        pass(60_000);
        const { draws, adAt, isPlaceholder, isOff, hasScript } = scenario;
        const isFound = adAt <= 29 * 500;
        const blocked = draws[0] < 0.2 ? 'whitelist' : 'in-house';
        const found = isPlaceholder ? 'in-house' : 'script';
        const withScript = isFound ? found : blocked;
        const shown = hasScript ? withScript : 'in-house';
        expect(kinds().at(-1)).toBe(isOff ? 'nothing' : shown);
        expect(probes.length).toBeLessThanOrEqual(30);
        expect(pending()).toBe(0);
      }),
    );
  });

  it('does not depend on how time is split into steps', () => {
    fc.assert(
      fc.property(scenarios, fc.array(fc.integer({ min: 0, max: 4000 })), (scenario, steps) => {
        const inPieces = createSlot(scenario);
        steps.forEach(inPieces.pass);
        const atOnce = createSlot(scenario);
        atOnce.pass(steps.reduce((sum, step) => sum + step, 0));
        expect(inPieces.kinds()).toEqual(atOnce.kinds());
        expect(inPieces.displays).toEqual(atOnce.displays);
      }),
    );
  });

  it('counts a label at most once each time it is shown, and only labels that were shown', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const { pass, displays, states } = createSlot(scenario);
        pass(60_000);
        const labels = states.flatMap(({ label }) => label ?? []);
        expect(displays.length).toBeLessThanOrEqual(labels.length);
        displays.forEach(([, label]) => expect(labels).toContain(label));
        if (scenario.draws[2] >= 0.1) {
          expect(displays).toEqual([]);
        }
      }),
    );
  });

  it('does nothing after it is stopped', () => {
    fc.assert(
      fc.property(scenarios, fc.integer({ min: 0, max: 20_000 }), (scenario, stopAt) => {
        const { pass, slot, pending, states, displays } = createSlot(scenario);
        pass(stopAt);
        slot.stop();
        const before = [states.length, displays.length];
        expect(pending()).toBe(0);
        pass(60_000);
        expect([states.length, displays.length]).toEqual(before);
      }),
    );
  });
});
