import { useState } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useOnDemand } from '../../../platform/on-demand/useOnDemand';
import { useDemoLook } from '../../demoLook';
import type { DemoLookStore } from '../../demoLook';
import { islandId } from '../../shared/islandId';
import { controlName } from '../../toolbar/controlName';
import type { DemoDescriptor, DemoVersion } from '../../shared/types';
import type { ShownCode } from '../../shared/shownCode';
import { themedProductOf } from '../../shared/themes/themedProducts';
import type { useDemoSource } from '../../useDemoSource';
import { ActionButton } from './ActionButton';
import { exportActions } from './exportActions';
import { focusStart } from './focusStart';
import { lookActions } from './lookActions';
import { MoreMenu } from './MoreMenu';
import { sourceActions } from './sourceActions';
import type { DemoAction } from './types';
import { useCopySource } from './useCopySource';
import { useIsNarrow } from './useIsNarrow';
import styles from './DemoActions.module.css';

export interface DemoActionsProps {
  demo: DemoDescriptor;
  version: DemoVersion;
  code: ReturnType<typeof useDemoSource>;
  look: DemoLookStore;
  /** Resolves to the code that is shown, and the stylesheet that it imports. */
  readCode: () => Promise<ShownCode>;
  /** What the menu offers for an edited demo; empty for others. */
  editActions: readonly DemoAction[];
  /** Whether the demo can't be opened in an online editor. */
  hideEditButton: boolean;
  /** Mounts the demo again, with its original code. */
  onReset: () => void;
}

function focusDemo({ name }: DemoDescriptor, { styling }: DemoVersion): void {
  const stage = document.querySelector<HTMLElement>(
    `[data-island="${islandId({ name, styling })}"]`,
  );
  if (stage) {
    const label = translate({
      id: 'demo.start',
      message: 'The start of the demo. Press Tab to reach its first control.',
      description: 'Name of a demo after "Reset focus"',
    });
    focusStart(stage, label);
  }
}

/** The controls that act on the demo and its code. */
function useMainActions({ demo, version, readCode, onReset }: DemoActionsProps): DemoAction[] {
  const { copy, isCopied } = useCopySource(readCode);
  return [
    {
      event: 'copy',
      label: translate({
        id: 'demo.copy',
        message: 'Copy the source',
        description: 'Button of a demo',
      }),
      icon: isCopied ? 'copied' : 'copy',
      run: copy,
    },
    {
      event: 'reset-focus',
      label: translate({
        id: 'demo.resetFocus',
        message: 'Reset focus to test keyboard navigation',
        description: 'Button of a demo',
      }),
      icon: 'resetFocus',
      run: () => focusDemo(demo, version),
    },
    {
      event: 'reset',
      label: translate({
        id: 'demo.reset',
        message: 'Reset demo',
        description: 'Button of a demo',
      }),
      icon: 'reset',
      run: onReset,
    },
  ];
}

const loadLocaleSelect = () =>
  import(/* webpackChunkName: "demo-locales" */ '../locales/LocaleSelect').then(
    (module) => module.LocaleSelect,
  );

/** The controls of a toolbar that load when the demo runs; on phones, all of them are in a menu. */
export function DemoActions(props: DemoActionsProps) {
  const { demo, version, code, look } = props;
  const { siteConfig } = useDocusaurusContext();
  const isNarrow = useIsNarrow();
  const main = useMainActions(props);
  const repositoryUrl = String(siteConfig.customFields?.repositoryUrl);
  const exports = props.hideEditButton
    ? []
    : exportActions({ demo, version, repositoryUrl, readCode: props.readCode });
  const looks = lookActions(look, useDemoLook(look), demo.id);
  const { Component: LocaleSelect, request } = useOnDemand(loadLocaleSelect);
  const [showsLocales, setShowsLocales] = useState(false);
  const locale: DemoAction = {
    event: 'locale',
    label: translate({
      id: 'demo.locale',
      message: 'Locale of the components',
      description:
        'Menu item of a demo: shows a select of the locales of the library; also its name',
    }),
    run: () => request(() => setShowsLocales(true)),
  };
  const locales = themedProductOf(demo.id) === 'material-ui' ? [locale] : [];
  const source = [
    ...locales,
    ...props.editActions,
    ...sourceActions(demo.name, version, repositoryUrl),
  ];
  const button = (action: DemoAction) => (
    <ActionButton key={action.event} demo={demo} action={action} />
  );
  return (
    // Loading the code early keeps copying it within the reader's click.
    <div className={styles.actions} onPointerEnter={code.load} onFocus={code.load}>
      {!isNarrow && (
        <>
          {[...exports, ...main].map(button)}
          <div
            role="group"
            className={styles.group}
            aria-label={translate({
              id: 'demo.look',
              message: 'Look of this demo',
              description: 'Accessible name of the buttons that show one demo in another look',
            })}
          >
            {looks.map(button)}
          </div>
        </>
      )}
      {LocaleSelect && showsLocales && (
        <LocaleSelect label={controlName(locale.label, demo.name)} look={look} />
      )}
      <MoreMenu
        demo={demo}
        actions={isNarrow ? [...exports, ...main, ...looks, ...source] : source}
      />
    </div>
  );
}
