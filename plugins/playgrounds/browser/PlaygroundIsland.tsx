import { useEffect, useState, useMemo } from 'react';
import { translate } from '@docusaurus/Translate';
import { createStore } from '@component-docs/kit/browser/createStore';
import { createDemoLook, useDemoLook } from '@component-docs/demos/browser/demoLook';
import { stateFromQuery, linkTo } from './link';
import { Parts } from './Parts';
import { componentOf, scopeOf } from '../shared/types';
import { PlaygroundStage } from './PlaygroundStage';
import type { ShownPlayground } from './PlaygroundStage';
import type { PlaygroundModel, PlaygroundState } from '../shared/types';
import { Controls } from './Controls';
import { highlight } from '@component-docs/demos/lazy/editor/highlight';
import { CopyCode } from '@component-docs/demos/browser/CopyCode';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
import { printCode } from '../shared/printCode';
import { useCodeVariant } from '@component-docs/preferences/browser/useCodePreferences';
import styles from './Playground.module.css';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { DemoLookStore } from '@component-docs/demos/browser/demoLook';
import { ActionButton } from '@component-docs/demos/lazy/toolbar/ActionButton';
import type { DemoAction } from '@component-docs/demos/lazy/toolbar/ActionButton';
import { copyLink, exportActions, lookActions } from '@component-docs/demos/lazy/toolbar/actions';
import actionStyles from '@component-docs/demos/lazy/toolbar/DemoActions.module.css';

interface ActionsProps {
  /** `acme-ui/Button`. */
  id: string;
  model: PlaygroundModel;
  state: PlaygroundState;
  look: DemoLookStore;
  onReset: () => void;
}

function PlaygroundActions({ id, model, state, look, onReset }: ActionsProps) {
  const component = componentOf(id);
  const { siteConfig } = useDocusaurusContext();
  const variant = useCodeVariant();
  const exports = exportActions({
    demo: { id, name: component },
    version: { styling: 'system', file: model.file },
    repositoryUrl: String(siteConfig.customFields?.repositoryUrl),
    readCode: () =>
      Promise.resolve({
        variant,
        code: printCode(model.templates[variant], model.controls, state),
        files: [],
      }),
  });
  const own: DemoAction[] = [
    {
      event: 'copy-playground-link',
      label: translate({ id: 'playground.copyLink', message: 'Copy link to these props' }),
      icon: 'copy',
      run: () => {
        const { controls, initial } = model;
        void copyLink(linkTo(window.location.href, state, { component, controls, initial }));
      },
    },
    {
      event: 'reset',
      label: translate({ id: 'playground.reset', message: 'Reset the props' }),
      icon: 'reset',
      run: onReset,
    },
  ];
  return (
    <div className={actionStyles.actions}>
      {[...exports, ...own, ...lookActions(look, useDemoLook(look), id)].map((action) => (
        <ActionButton key={action.event} demo={{ id, name: component }} action={action} />
      ))}
    </div>
  );
}

function PlaygroundCode({ id, model, state }: Pick<ActionsProps, 'id' | 'model' | 'state'>) {
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
      copyButton={<CopyCode name={componentOf(id)} code={code} />}
    />
  );
}

/** A component with controls for its props, and the code that sets them. */
export function PlaygroundIsland(props: ShownPlayground) {
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
      <PlaygroundCode id={id} model={model} state={state} />
      {parts.length > 0 && <Parts scope={scopeOf(id)} parts={parts} />}
    </>
  );
}
