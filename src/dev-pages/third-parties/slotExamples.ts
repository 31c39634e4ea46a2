import { createAdSlot } from '../../../plugins/ads/browser/lazy/adSlot';
import type { AdSlotState, Clock } from '../../../plugins/ads/browser/lazy/adSlot';
import type { Probe } from '../../../plugins/ads/browser/lazy/detection';
import { IN_HOUSE_ADS } from '../../../plugins/ads/browser/lazy/inHouseAds';
import type { AdShape } from '../../../plugins/ads/browser/types';
import { IN_HOUSE_TEXTS, SLOT_TEXTS } from './slotTexts';
import type { SlotName } from './slotTexts';
import type { ExampleTexts } from './types';

/** The conditions of an example slot. */
export interface SlotScenario {
  /** The result of each probe of the page; the last one is repeated. */
  probes?: readonly Probe[];
  /** The slot's random numbers, from 0 to 1. */
  whitelist?: number;
  inHouse?: number;
  isOff?: boolean;
  hasScript?: boolean;
}

const NOTHING: Probe = { isFound: false, isPlaceholder: false };
const FOUND: Probe = { isFound: true, isPlaceholder: false };
const PLACEHOLDER: Probe = { isFound: true, isPlaceholder: true };

interface SlotEnvironment {
  clock: Clock;
  shape: AdShape;
  onChange: (next: AdSlotState) => void;
  /** Replaces the probes of the scenario. */
  probe?: () => Probe;
}

/** Creates the state machine of a slot in a scenario. */
export function slotIn(scenario: SlotScenario, { clock, shape, onChange, probe }: SlotEnvironment) {
  const { probes = [], whitelist = 0.5, inHouse = 0, isOff = false, hasScript = true } = scenario;
  const draws = [whitelist, inHouse, 1];
  const results = [...probes];
  return createAdSlot({
    clock,
    random: () => draws.shift() ?? 0,
    probe: probe ?? (() => (results.length > 1 ? results.shift() : results[0]) ?? NOTHING),
    isOff,
    hasScript,
    shape,
    displayRatio: 0,
    onChange,
    onDisplay: () => undefined,
  });
}

/** Runs a slot's state machine to its end, without waiting for timers. Returns the final state. */
function finalState(scenario: SlotScenario, shape: AdShape): AdSlotState {
  const waiting: (() => void)[] = [];
  const clock = {
    setTimeout: (callback: () => void) => waiting.push(callback),
    clearTimeout: () => undefined,
  };
  const slot = slotIn(scenario, {
    clock,
    shape,
    onChange: (next) => {
      state = next;
    },
  });
  let state = slot.initial;
  slot.start();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    next();
  }
  return state;
}

const SCENARIOS: Readonly<Record<SlotName, SlotScenario>> = {
  'network ad': { probes: [FOUND] },
  'consent refused': { probes: [FOUND] },
  placeholder: { probes: [PLACEHOLDER], inHouse: 0.2 },
  blocked: { inHouse: 0.4 },
  'blocked, asked to allow': { whitelist: 0 },
  down: { inHouse: 0.6 },
  offline: { inHouse: 0.8 },
  malformed: {},
  bot: { isOff: true },
};

export interface SlotExample {
  name: string;
  texts: ExampleTexts;
  states: readonly (AdSlotState & { shape: AdShape })[];
}

function statesOf(scenario: SlotScenario, shapes: readonly AdShape[]): SlotExample['states'] {
  return shapes.map((shape) => ({ shape, ...finalState(scenario, shape) }));
}

/** Examples of every final state of a slot, computed by its state machine, and of each in-house ad. */
export const SLOT_EXAMPLES: readonly SlotExample[] = [
  ...(Object.keys(SCENARIOS) as SlotName[]).map((name) => ({
    name,
    texts: SLOT_TEXTS[name],
    states: statesOf(SCENARIOS[name], ['image']),
  })),
  ...IN_HOUSE_ADS.map(({ name }, index) => ({
    name: `in-house: ${name}`,
    texts: IN_HOUSE_TEXTS(name),
    states: statesOf({ hasScript: false, inHouse: index / IN_HOUSE_ADS.length }, [
      'image',
      'inline',
    ]),
  })),
];
