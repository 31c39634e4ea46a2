import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { track } from '../../analytics/track';
import { readThirdParties } from '../../third-parties/readThirdParties';
import { isBot } from '../bots';
import { AdErrorBoundary } from './AdErrorBoundary';
import { AdView } from './AdView';
import { adShape } from './adContent';
import { createAdSlot } from './adSlot';
import { probePage } from './probePage';
import { useAdSettings } from './useAdSettings';

/** All ads of a page load have the same shape. */
const SHAPE = adShape(Math.random());

const clock = {
  setTimeout: (callback: () => void, delay: number) => window.setTimeout(callback, delay),
  clearTimeout: (timer: number) => window.clearTimeout(timer),
};

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

/** The page's ad slot: renders the state of its state machine. */
export function AdSlot() {
  const target = useTarget();
  const { GADisplayRatio: displayRatio } = useAdSettings();
  const { script, placeholder } = readThirdParties().ads ?? {};
  const [slot] = useState(() =>
    createAdSlot({
      clock,
      random: Math.random,
      probe: () => probePage(document, placeholder),
      isOff: isBot(navigator.userAgent),
      hasScript: script !== undefined,
      shape: SHAPE,
      displayRatio,
      onChange: (next) => setState(next),
      onDisplay: (label) => track('ad', { eventAction: 'display', eventLabel: label }),
    }),
  );
  const [state, setState] = useState(slot.initial);
  useEffect(() => {
    slot.start();
    return () => slot.stop();
  }, [slot]);
  return (
    target &&
    createPortal(
      <AdErrorBoundary label={state.label}>
        <AdView {...state} shape={SHAPE} script={script} />
      </AdErrorBoundary>,
      target,
    )
  );
}
