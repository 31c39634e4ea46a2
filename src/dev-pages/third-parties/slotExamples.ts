import { createAdSlot } from '../../services/ads/lazy/adSlot';
import type { AdSlotState, Clock } from '../../services/ads/lazy/adSlot';
import type { Probe } from '../../services/ads/lazy/detection';
import { IN_HOUSE_ADS } from '../../services/ads/lazy/inHouseAds';
import type { AdShape } from '../../services/ads/types';
import { IN_HOUSE_TEXTS, SLOT_TEXTS } from './slotTexts';
import type { SlotName } from './slotTexts';
import type { ExampleTexts } from './types';

/** What a slot meets. */
export interface SlotScenario {
  /** What each look at the page finds; the last one holds on. */
  probes?: readonly Probe[];
  /** The slot's draws, from 0 to 1. */
  whitelist?: number;
  inHouse?: number;
  isOff?: boolean;
  hasScript?: boolean;
}

const NOTHING: Probe = { isFound: false, isPlaceholder: false };
const FOUND: Probe = { isFound: true, isPlaceholder: false };
const PLACEHOLDER: Probe = { isFound: true, isPlaceholder: true };

interface Surroundings {
  clock: Clock;
  shape: AdShape;
  onChange: (next: AdSlotState) => void;
  /** In place of the scenario's own. */
  probe?: () => Probe;
}

/** The machine of a slot that meets a scenario. */
export function slotIn(scenario: SlotScenario, { clock, shape, onChange, probe }: Surroundings) {
  const { probes = [], whitelist = 0.5, inHouse = 0, isOff = false, hasScript = true } = scenario;
  const draws = [whitelist, inHouse, 1];
  const looks = [...probes];
  return createAdSlot({
    clock,
    random: () => draws.shift() ?? 0,
    probe: probe ?? (() => (looks.length > 1 ? looks.shift() : looks[0]) ?? NOTHING),
    isOff,
    hasScript,
    shape,
    displayRatio: 0,
    onChange,
    onDisplay: () => undefined,
  });
}

/** Runs a slot's machine to its end, all of its time at once, and gives where that is. */
function endOf(scenario: SlotScenario, shape: AdShape): AdSlotState {
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
  return shapes.map((shape) => ({ shape, ...endOf(scenario, shape) }));
}

/** Every state that a slot can end in, as its machine comes to it, and each ad of the house. */
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
