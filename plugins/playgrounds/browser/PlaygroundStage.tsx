import { createContext, createElement, useContext, useState } from 'react';
import type { ComponentType } from 'react';
import clsx from 'clsx';
import type { EmotionCache } from '@emotion/cache';
import { useStageAttributes } from '@component-docs/demos/browser/demoLook';
import type { DemoLookStore } from '@component-docs/demos/browser/demoLook';
import { DemoRoot } from '@component-docs/demos/browser/DemoRoot';
import type { DemoTheme } from '@component-docs/demo-themes/shared/library';
import type { Store } from '@component-docs/kit/browser/createStore';
import { scopeOf } from '../shared/types';
import { propsOf } from '../shared/state';
import type { IconName, PlaygroundModule, PlaygroundProps, PlaygroundState } from '../shared/types';
import demoStyles from '@component-docs/demos/browser/Demo.module.css';
import styles from './Playground.module.css';

/** A playground of a page, with its component. */
export interface ShownPlayground extends PlaygroundProps, PlaygroundModule {
  theme: DemoTheme | undefined;
  /** The page's style cache; set only on the server. */
  styles?: EmotionCache | undefined;
}

interface Props extends ShownPlayground {
  state: PlaygroundState;
  look: DemoLookStore;
  /** How often the reader has reset the playground. */
  resets: Store<number>;
}

type ComponentProps = Readonly<Record<string, unknown>>;

const PropsContext = createContext<ComponentProps>({});

/**
 * Returns a component without props, as demos are, which renders a component with the props of the context.
 */
function withContextProps(Component: ComponentType): ComponentType {
  return function WithContextProps() {
    return <Component {...useContext(PropsContext)} />;
  };
}

function iconOf(icons: PlaygroundModule['icons'], name: IconName) {
  const Icon = icons[name];
  return Icon && createElement(Icon);
}

/** The running component, in the theme and look of demos. */
export function PlaygroundStage(props: Props) {
  const { id, component, icons, model, language, theme, state, look, resets } = props;
  const [demo] = useState(() => withContextProps(component));
  const scope = scopeOf(id);
  return (
    // The reader's own values: a translator would also keep React from changing them.
    <div
      className={clsx(demoStyles.stage, styles.stage)}
      translate="no"
      {...useStageAttributes(look, scope)}
    >
      <PropsContext.Provider value={propsOf(model.controls, state, (name) => iconOf(icons, name))}>
        <DemoRoot
          demo={demo}
          theme={theme}
          language={language}
          styles={props.styles}
          look={look}
          resets={resets}
          stylesId={scope}
        />
      </PropsContext.Provider>
    </div>
  );
}
