import { useEffect } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useOnDemand } from '@component-docs/static-pages/browser/on-demand/useOnDemand';
import type { DemoActionsProps } from '../lazy/toolbar/DemoActions';
import { controlName } from './names';
import { useRovingFocus } from './useRovingFocus';
import styles from './Demo.module.css';
import {
  CODE_STYLINGS,
  parseCodeStyling,
  STYLING_NAMES,
  CODE_VARIANTS,
} from '@component-docs/preferences/shared/codePreferences';
import type { CodeStyling } from '@component-docs/preferences/shared/codePreferences';
import {
  setCodeStyling,
  setCodeVariant,
} from '@component-docs/preferences/browser/codePreferences';
import { trackAction } from '@component-docs/kit/browser/track';
import {
  useCodeStyling,
  useCodeVariant,
} from '@component-docs/preferences/browser/useCodePreferences';

/** Chooses the language of the code of every demo. */
function VariantToggle({ demoId }: { demoId: string }) {
  const variant = useCodeVariant();
  return (
    <div
      role="group"
      className={styles.variants}
      aria-label={translate({ id: 'demo.variant.ariaLabel', message: 'Language of the code' })}
    >
      {CODE_VARIANTS.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.variant}
          aria-pressed={name === variant}
          data-ga-event-category="demo"
          data-ga-event-action={name === 'JS' ? 'source-js' : 'source-ts'}
          data-ga-event-label={demoId}
          onClick={() => setCodeVariant(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** Returns the label of a styling. The name of a system of styles is the same in every language. */
function stylingLabel(styling: CodeStyling): string {
  if (styling === 'CSS') {
    return translate({ id: 'demo.styling.css', message: 'Plain CSS' });
  }
  return styling === 'Tailwind' ? 'Tailwind CSS' : styling;
}

/** Chooses the styling of every demo on the site. */
function StylingSelect({ demoId }: { demoId: string }) {
  return (
    <select
      className={styles.styling}
      aria-label={translate({ id: 'demo.styling.ariaLabel', message: 'Styling of the demos' })}
      value={useCodeStyling()}
      onChange={({ target }) => {
        const styling = parseCodeStyling(target.value);
        if (styling) {
          setCodeStyling(styling);
          trackAction('demo', `styling-${STYLING_NAMES[styling]}`, demoId);
        }
      }}
    >
      {CODE_STYLINGS.map((styling) => (
        <option key={styling} value={styling}>
          {stylingLabel(styling)}
        </option>
      ))}
    </select>
  );
}

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
  import(/* webpackChunkName: "demo-actions" */ '../lazy/toolbar/DemoActions').then(
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
