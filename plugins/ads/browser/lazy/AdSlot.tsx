import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { track } from '@component-docs/kit/browser/track';
import { readThirdParties } from '@component-docs/third-parties/browser/readThirdParties';
import { isBot } from '@component-docs/third-parties/shared/bots';
import { IslandProviders } from '@component-docs/static-pages/browser/islands/IslandProviders';
import { AdErrorBoundary, useGuard } from './AdErrorBoundary';
import type { Guard } from './AdErrorBoundary';
import { AdView } from './AdView';
import { adShape, probePage } from './adContent';
import { createAdSlot } from './adSlot';
import type { AdSlotState, Clock } from './adSlot';
import { useAdSettings } from './AdDisplay';

/** All ads of a page load have the same shape. */
const SHAPE = adShape(Math.random());

const clockWith = (guard: Guard): Clock => ({
  setTimeout: (callback, delay) => window.setTimeout(guard(callback), delay),
  clearTimeout: (timer) => window.clearTimeout(timer),
});

/** Adds the ad's element to the end of the page's description. Returns null on a page without one. */
function useTarget(): Element | null {
  const [target, setTarget] = useState<Element | null>(null);
  useEffect(() => {
    const description = document.querySelector('main .description');
    if (!description) {
      return undefined;
    }
    const element = document.createElement('span');
    element.dataset.adSlot = '';
    description.append(element);
    description.classList.add('ad');
    setTarget(element);
    return () => {
      description.classList.remove('ad');
      element.remove();
    };
  }, []);
  return target;
}

interface RunningSlotProps {
  /** The state of the state machine; null until it has started. */
  state: AdSlotState | null;
  onChange: (next: AdSlotState) => void;
}

/** Runs the state machine of the slot, and renders its state. */
function RunningSlot({ state, onChange }: RunningSlotProps) {
  const target = useTarget();
  const { GADisplayRatio: displayRatio } = useAdSettings();
  const guard = useGuard();
  const { script, placeholder } = readThirdParties().ads ?? {};
  const [slot] = useState(() =>
    createAdSlot({
      clock: clockWith(guard),
      random: Math.random,
      probe: () => probePage(document, placeholder),
      isOff: isBot(navigator.userAgent),
      hasScript: script !== undefined,
      shape: SHAPE,
      displayRatio,
      onChange,
      onDisplay: (label) => track('ad', { eventAction: 'display', eventLabel: label }),
    }),
  );
  useEffect(() => {
    onChange(slot.initial);
    slot.start();
    return () => slot.stop();
  }, [slot, onChange]);
  return (
    target && state && createPortal(<AdView {...state} shape={SHAPE} script={script} />, target)
  );
}

interface Props {
  onCrash: () => void;
}

/** The page's ad slot. Its boundary holds the state: a crash is counted under the slot's label. */
export function AdSlot({ onCrash }: Props) {
  const [state, setState] = useState<AdSlotState | null>(null);
  return (
    <AdErrorBoundary label={state?.label ?? null} onCrash={onCrash}>
      <RunningSlot state={state} onChange={setState} />
    </AdErrorBoundary>
  );
}

/** Renders a page's ad; returns the function that removes it. A crash removes its box. */
export function mountAd(place: HTMLElement): () => void {
  const removeBox = () => place.removeAttribute('data-ad-placement');
  const root = createRoot(place);
  root.render(
    <IslandProviders>
      <AdSlot onCrash={removeBox} />
    </IslandProviders>,
  );
  return () => root.unmount();
}
