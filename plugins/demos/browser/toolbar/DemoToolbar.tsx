import { useEffect } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useOnDemand } from '@component-docs/static-pages/browser/on-demand/useOnDemand';
import type { DemoActionsProps } from '../../lazy/toolbar/DemoActions';
import { controlName } from './names';
import { StylingSelect, VariantToggle } from './CodeChoices';
import { useRovingFocus } from './useRovingFocus';
import styles from '../Demo.module.css';

/**
 * Returns the label of the button that shows and hides the code. If there is a preview, the code
 * "expands" and "collapses" instead.
 */
function toggleLabel(isOpen: boolean, hasPreview: boolean): string {
  if (hasPreview) {
    return isOpen
      ? translate({ id: 'demo.code.collapse', message: 'Collapse code' })
      : translate({ id: 'demo.code.expand', message: 'Expand code' });
  }
  return isOpen
    ? translate({ id: 'demo.code.hide', message: 'Hide code' })
    : translate({ id: 'demo.code.show', message: 'Show code' });
}

interface Props extends DemoActionsProps {
  isOpen: boolean;
  hasPreview: boolean;
  codeId: string;
  /** Whether the demo runs: its other controls load then. */
  isRunning: boolean;
  onToggle: () => void;
}

const loadDemoActions = () =>
  import(/* webpackChunkName: "demo-actions" */ '../../lazy/toolbar/DemoActions').then(
    (module) => module.DemoActions,
  );

/**
 * The toolbar under a demo. Styling, code language, and the button that shows or hides the code are
 * in the page; the other controls load when the demo runs.
 */
export function DemoToolbar({
  isOpen,
  hasPreview,
  codeId,
  isRunning,
  onToggle,
  ...actions
}: Props) {
  const { demo, version, code } = actions;
  const { Component: DemoActions, prepare } = useOnDemand(loadDemoActions);
  const toolbar = useRovingFocus();
  const label = toggleLabel(isOpen, hasPreview);
  useEffect(() => {
    if (isRunning) {
      prepare();
    }
  }, [isRunning, prepare]);
  return (
    <div
      ref={toolbar}
      role="toolbar"
      className={styles.toolbar}
      aria-label={controlName(translate({ id: 'demo.toolbar', message: 'Demo source' }), demo.name)}
    >
      {demo.versions.length > 1 && <StylingSelect demoId={demo.id} />}
      {version.hasJavaScript && <VariantToggle demoId={demo.id} />}
      <button
        type="button"
        className={styles.toggle}
        aria-label={controlName(label, demo.name)}
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
        {label}
      </button>
      {DemoActions && <DemoActions {...actions} />}
      <noscript>
        <Translate id="demo.noScript">The code of this demo is shown with JavaScript.</Translate>
      </noscript>
    </div>
  );
}
