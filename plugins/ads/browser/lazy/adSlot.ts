import type { AdShape } from '../types';
import { adContent, slotLabel, detect, INITIAL_DETECTION, nextProbeDelay } from './adContent';
import type { AdContent, Detection, Probe } from './adContent';

/** How long a label must stay the same before its display counts, in ms. */
export const SETTLE_MS = 2500;

/** The timer functions that a slot uses. */
export interface Clock {
  setTimeout: (callback: () => void, delay: number) => number;
  clearTimeout: (timer: number) => void;
}

interface AdSlotOptions {
  clock: Clock;
  /** Returns a number from 0 up to, but not including, 1. */
  random: () => number;
  probe: () => Probe;
  isOff: boolean;
  hasScript: boolean;
  shape: AdShape;
  displayRatio: number;
  onChange: (slot: AdSlotState) => void;
  onDisplay: (label: string) => void;
}

export interface AdSlotState {
  content: AdContent;
  label: string | null;
}

/**
 * Creates the state machine of an ad slot, which is independent of any page. It decides which ad the slot
 * shows, checks for the third party's ad, and counts a display once its label has settled. Returns the
 * initial state, and functions to start and stop it.
 */
export function createAdSlot(options: AdSlotOptions) {
  const { clock, random, probe, isOff, hasScript, shape, displayRatio } = options;
  const draws = { whitelist: random(), inHouse: random(), display: random() };
  let detection = INITIAL_DETECTION;
  let probeTimer: number | undefined;
  let settleTimer: number | undefined;

  const stateOf = (current: Detection): AdSlotState => {
    const content = adContent({ isOff, hasScript, detection: current }, draws);
    return { content, label: slotLabel(content, shape) };
  };
  let state = stateOf(detection);

  const clear = (timer: number | undefined) => timer !== undefined && clock.clearTimeout(timer);
  const settle = () => {
    clear(settleTimer);
    const { label } = state;
    if (label !== null && draws.display < displayRatio) {
      settleTimer = clock.setTimeout(() => options.onDisplay(label), SETTLE_MS);
    }
  };
  const runProbe = () => {
    detection = detect(detection, probe());
    const next = stateOf(detection);
    if (next.label !== state.label || next.content.kind !== state.content.kind) {
      state = next;
      options.onChange(state);
      settle();
    }
    scheduleProbe();
  };
  const scheduleProbe = () => {
    const delay = nextProbeDelay(detection);
    if (delay !== null) {
      probeTimer = clock.setTimeout(runProbe, delay);
    }
  };
  return {
    initial: state,
    start() {
      settle();
      if (!isOff && hasScript) {
        runProbe();
      }
    },
    stop() {
      clear(probeTimer);
      clear(settleTimer);
    },
  };
}
