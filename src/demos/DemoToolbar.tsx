import { useEffect } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { CODE_VARIANTS } from '../reader/preferences/codeVariant';
import { setCodeVariant, useCodeVariant } from '../reader/preferences/codeVariantStore';
import { useOnDemand } from '../runtime/on-demand/useOnDemand';
import type { DemoLookStore } from './demoLook';
import { StylingSelect } from './StylingSelect';
import type { DemoDescriptor, DemoVersion } from './types';
import { ToggleCodeLabel } from './ToggleCodeLabel';
import type { useDemoSource } from './useDemoSource';
import styles from './Demo.module.css';

interface Props {
  demo: DemoDescriptor;
  version: DemoVersion;
  code: ReturnType<typeof useDemoSource>;
  isOpen: boolean;
  hasPreview: boolean;
  codeId: string;
  /** The demo's own look; undefined until it runs. */
  look: DemoLookStore | undefined;
  onToggle: () => void;
}

function VariantToggle({ disabled }: { disabled: boolean }) {
  const variant = useCodeVariant();
  return (
    <div
      role="group"
      className={styles.variants}
      aria-label={translate({
        id: 'demo.variant.ariaLabel',
        message: 'Language of the code',
        description: 'Name of the JS/TS switch',
      })}
    >
      {CODE_VARIANTS.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.variant}
          aria-pressed={name === variant}
          disabled={disabled}
          onClick={() => setCodeVariant(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

const loadLookControls = () =>
  import(/* webpackChunkName: "demo-look" */ './lazy/LookControls').then(
    (module) => module.LookControls,
  );

/**
 * The toolbar under a demo: styling, code language, a button that shows or hides the code, and the
 * demo's own look.
 */
export function DemoToolbar(props: Props) {
  const { demo, version, code, isOpen, hasPreview, codeId, look, onToggle } = props;
  const { Component: LookControls, prepare } = useOnDemand(loadLookControls);
  useEffect(() => {
    if (look) {
      prepare();
    }
  }, [look, prepare]);
  return (
    <div className={styles.toolbar}>
      {demo.versions.length > 1 && <StylingSelect />}
      {isOpen && version.hasJavaScript && (
        <VariantToggle disabled={code.state.status !== 'ready'} />
      )}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={codeId}
        data-ga-event-category="demo"
        data-ga-event-action="expand"
        data-ga-event-label={demo.id}
        onPointerEnter={code.load}
        onFocus={code.load}
        onClick={() => {
          code.load();
          onToggle();
        }}
      >
        <ToggleCodeLabel isOpen={isOpen} hasPreview={hasPreview} />
      </button>
      {look && LookControls && <LookControls demoId={demo.id} look={look} />}
      <noscript>
        <Translate id="demo.noScript" description="Without JavaScript">
          The code of this demo is shown with JavaScript.
        </Translate>
      </noscript>
    </div>
  );
}
