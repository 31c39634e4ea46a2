import type { AdShape } from '../types';
import { adContent, slotLabel } from './adContent';
import type { AdContent } from './adContent';
import { detect, NOT_LOOKED_YET, untilNextProbe } from './detection';
import type { Detection, Probe } from './detection';

/** How long a label has to stand before its display counts, in ms (behaviours §20). */
export const SETTLE = 2500;

/** The time, as the slot sees it. */
export interface Clock {
  setTimeout: (callback: () => void, delay: number) => number;
  clearTimeout: (timer: number) => void;
}

export interface AdSlotOptions {
  clock: Clock;
  /** Gives a number from 0 to 1, without 1. */
  random: () => number;
  /** Looks for a third-party ad on the page. */
  probe: () => Probe;
  isOff: boolean;
  hasScript: boolean;
  shape: AdShape;
  /** The share of displays that are counted. */
  displayRatio: number;
  /** Something else is to be shown. */
  onChange: (slot: AdSlotState) => void;
  /** The display of an ad is counted. */
  onDisplay: (label: string) => void;
}

export interface AdSlotState {
  content: AdContent;
  label: string | null;
}

/**
 * One slot's life, apart from any page: decides what it shows, looks for the third party's ad, and
 * counts its display once it has stood for a while. Gives the state to begin with, and functions to
 * start and stop.
 */
export function createAdSlot(options: AdSlotOptions) {
  const { clock, random, probe, isOff, hasScript, shape, displayRatio } = options;
  const draws = { whitelist: random(), inHouse: random(), display: random() };
  let detection = NOT_LOOKED_YET;
  let probing: number | undefined;
  let settling: number | undefined;

  const stateOf = (known: Detection): AdSlotState => {
    const content = adContent({ isOff, hasScript, detection: known }, draws);
    return { content, label: slotLabel(content, shape) };
  };
  let state = stateOf(detection);

  const clear = (timer: number | undefined) => timer !== undefined && clock.clearTimeout(timer);
  const settle = () => {
    clear(settling);
    const { label } = state;
    if (label !== null && draws.display < displayRatio) {
      settling = clock.setTimeout(() => options.onDisplay(label), SETTLE);
    }
  };
  const look = () => {
    detection = detect(detection, probe());
    const next = stateOf(detection);
    if (next.label !== state.label || next.content.kind !== state.content.kind) {
      state = next;
      options.onChange(state);
      settle();
    }
    wait();
  };
  const wait = () => {
    const delay = untilNextProbe(detection);
    if (delay !== null) {
      probing = clock.setTimeout(look, delay);
    }
  };
  return {
    initial: state,
    start() {
      settle();
      if (!isOff && hasScript) {
        look();
      }
    },
    stop() {
      clear(probing);
      clear(settling);
    },
  };
}
