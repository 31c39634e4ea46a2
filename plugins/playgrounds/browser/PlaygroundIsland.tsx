import { useEffect, useState } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { createStore } from '@component-docs/kit/browser/createStore';
import { createDemoLook } from '@component-docs/demos/browser/demoLook';
import type { DemoTheme } from '@component-docs/demo-themes/shared/library';
import { Controls } from './Controls';
import { stateFromQuery } from './link';
import { PlaygroundActions } from './lazy/PlaygroundActions';
import { Parts } from './Parts';
import { PlaygroundCode } from './PlaygroundCode';
import { componentOf, scopeOf } from '../shared/playgroundId';
import { PlaygroundStage } from './PlaygroundStage';
import type { PlaygroundModule, PlaygroundProps } from '../shared/types';
import styles from './Playground.module.css';

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
