import { useEffect, useRef, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { AdErrorBoundary } from '../../../plugins/ads/browser/lazy/AdErrorBoundary';
import type { AdSlotState, Clock } from '../../../plugins/ads/browser/lazy/adSlot';
import { AdView } from '../../../plugins/ads/browser/lazy/AdView';
import { probePage } from '../../../plugins/ads/browser/lazy/probePage';
import { Example, Examples } from './Examples';
import styles from './Examples.module.css';
import { SLOT_EXAMPLES, slotIn } from './slotExamples';
import { BUTTONS, LIVE_TEXTS } from './slotTexts';
import { useExampleLanguage } from './useExampleLanguage';

/** Mocks the network's script. */
const SCRIPT = '/examples/network-ad.js';
/** Delay of the slow network's ad, in ms. By then, the ad is already assumed to be blocked. */
const DELAY_MS = 4000;

const clock: Clock = {
  setTimeout: (callback, delay) => window.setTimeout(callback, delay),
  clearTimeout: (timer) => window.clearTimeout(timer),
};

/**
 * Runs the real state machine with the page's clock; it looks for the ad only inside this example.
 */
function LateSlot({ script }: { script: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<AdSlotState | null>(null);
  useEffect(() => {
    const probe = () => probePage(place.current ?? document, undefined);
    const slot = slotIn({ inHouse: 0.2 }, { clock, probe, shape: 'image', onChange: setState });
    setState(slot.initial);
    slot.start();
    return () => slot.stop();
  }, []);
  return (
    <div ref={place} className={styles.place}>
      {state && <AdView {...state} shape="image" script={`${script}?delay=${DELAY_MS}`} />}
    </div>
  );
}

function Crash(): never {
  throw new Error('This example of an ad crashes.');
}

/** An ad that throws when `isCrashing` is set. */
function CrashingSlot({ isCrashing }: { isCrashing: boolean }) {
  const [example] = SLOT_EXAMPLES.slice(-1);
  const [state] = example?.states ?? [];
  return (
    <AdErrorBoundary label={null}>
      {isCrashing && <Crash />}
      {state && <AdView {...state} />}
    </AdErrorBoundary>
  );
}

/** Examples of every state of a page's ad, and two live ones that change while the page is open. */
export function SlotGallery() {
  const script = useBaseUrl(SCRIPT);
  const language = useExampleLanguage();
  const [run, setRun] = useState(0);
  const [isCrashing, setIsCrashing] = useState(false);
  return (
    <Examples>
      {SLOT_EXAMPLES.map(({ name, texts, states }) => (
        <Example key={name} name={name} texts={texts}>
          {states.map((state) => (
            <div key={state.shape} className={styles.place}>
              <AdView {...state} script={state.content.kind === 'script' ? script : undefined} />
            </div>
          ))}
        </Example>
      ))}
      <Example name="late network ad" texts={LIVE_TEXTS.late}>
        <LateSlot key={run} script={script} />
        <button type="button" className={styles.button} onClick={() => setRun(run + 1)}>
          {BUTTONS.again[language]}
        </button>
      </Example>
      <Example name="crashing" texts={LIVE_TEXTS.crash}>
        <div className={styles.place}>
          <CrashingSlot isCrashing={isCrashing} />
        </div>
        <button type="button" className={styles.button} onClick={() => setIsCrashing(true)}>
          {BUTTONS.crash[language]}
        </button>
      </Example>
    </Examples>
  );
}
