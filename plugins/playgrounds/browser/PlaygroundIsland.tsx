import { useEffect, useState, useMemo } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { translate } from '@docusaurus/Translate';
import { createStore } from '@component-docs/kit/browser/createStore';
import { createDemoLook } from '@component-docs/demos/browser/demoLook';
import type { DemoTheme } from '@component-docs/demo-themes/shared/library';
import { stateFromQuery } from './link';
import { PlaygroundActions } from './lazy/PlaygroundActions';
import { Parts } from './Parts';
import { componentOf, scopeOf } from '../shared/playgroundId';
import { PlaygroundStage } from './PlaygroundStage';
import type {
  PlaygroundModule,
  PlaygroundProps,
  Control,
  PlaygroundModel,
  PlaygroundState,
} from '../shared/types';
import { useDisclosure } from '@component-docs/kit/browser/useDisclosure';
import { withValue } from '../shared/state';
import { ControlField } from './ControlField';
import { highlight } from '@component-docs/demos/lazy/editor/highlight';
import { CopyCode } from '@component-docs/demos/browser/CopyCode';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
import { printCode } from '../shared/printCode';
import { useCodeVariant } from '@component-docs/preferences/browser/useCodePreferences';
import styles from './Playground.module.css';

interface PlaygroundCodeProps {
  component: string;
  model: PlaygroundModel;
  state: PlaygroundState;
}

/** The code of the component with the props that are set, in the reader's language. */
function PlaygroundCode({ component, model, state }: PlaygroundCodeProps) {
  const variant = useCodeVariant();
  const code = printCode(model.templates[variant], model.controls, state).trimEnd();
  const language = variant === 'TS' ? 'tsx' : 'jsx';
  const html = useMemo(() => highlight(code, language), [code, language]);
  return (
    <CodeBlock
      html={html}
      language={language}
      isLong
      className={styles.code ?? ''}
      copyButton={<CopyCode name={component} code={code} />}
    />
  );
}

interface ControlsProps {
  /** Begins the names of the fields. */
  id: string;
  model: PlaygroundModel;
  state: PlaygroundState;
  onChange: (state: PlaygroundState) => void;
}

/** The controls of a playground. Less important controls are created when the reader asks for them. */
function Controls({ id, model: { controls, shown }, state, onChange }: ControlsProps) {
  const { isOpen, details } = useDisclosure();
  const more = controls.slice(shown);
  const field = (control: Control) => (
    <ControlField
      key={control.name}
      id={`${id}-${control.name}`}
      control={control}
      state={state}
      onChange={(value) => onChange(withValue(state, control, value))}
    />
  );
  return (
    <div
      role="group"
      className={styles.controls}
      aria-label={translate({ id: 'playground.controls', message: 'Props' })}
    >
      {controls.slice(0, shown).map(field)}
      {more.length > 0 && (
        <details className={styles.more} {...details}>
          <summary>
            {translate(
              { id: 'playground.more', message: 'More props ({count})' },
              { count: String(more.length) },
            )}
          </summary>
          {isOpen && more.map(field)}
        </details>
      )}
    </div>
  );
}

interface Props extends PlaygroundProps, PlaygroundModule {
  theme: DemoTheme | undefined;
  /** The page's style cache; set only on the server. */
  styles?: EmotionCache | undefined;
}

/** A component with controls for its props, and the code that sets them. */
export function PlaygroundIsland(props: Props) {
  const { id, model } = props;
  const component = componentOf(id);
  const { controls, initial, parts } = model;
  const [state, setState] = useState(initial);
  const [look] = useState(createDemoLook);
  const [resets] = useState(() => createStore(0));
  const [isRunning, setRunning] = useState(false);

  // In an effect, because the server doesn't know the address.
  useEffect(() => {
    setState(stateFromQuery(window.location.search, { component, controls, initial }));
    setRunning(true);
  }, [component, controls, initial]);

  return (
    <>
      <div className={styles.columns}>
        <PlaygroundStage {...props} state={state} look={look} resets={resets} />
        <Controls id={id} model={model} state={state} onChange={setState} />
      </div>
      <div className={styles.toolbar}>
        {isRunning && (
          <PlaygroundActions
            id={id}
            model={model}
            state={state}
            look={look}
            onReset={() => {
              setState(initial);
              resets.set(resets.get() + 1);
            }}
          />
        )}
      </div>
      <PlaygroundCode component={component} model={model} state={state} />
      {parts.length > 0 && <Parts scope={scopeOf(id)} parts={parts} />}
    </>
  );
}
