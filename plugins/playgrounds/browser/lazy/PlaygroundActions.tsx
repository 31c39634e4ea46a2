import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDemoLook } from '@component-docs/demos/browser/demoLook';
import type { DemoLookStore } from '@component-docs/demos/browser/demoLook';
import { ActionButton } from '@component-docs/demos/lazy/toolbar/ActionButton';
import type { DemoAction } from '@component-docs/demos/lazy/toolbar/ActionButton';
import { copyLink } from '@component-docs/demos/lazy/toolbar/sourceActions';
import { exportActions } from '@component-docs/demos/lazy/toolbar/exportActions';
import { lookActions } from '@component-docs/demos/lazy/toolbar/lookActions';
import { linkTo } from '../link';
import { componentOf } from '../../shared/playgroundId';
import { printCode } from '../../shared/printCode';
import type { PlaygroundModel, PlaygroundState } from '../../shared/types';
import styles from '@component-docs/demos/lazy/toolbar/DemoActions.module.css';
import { useCodeVariant } from '@component-docs/preferences/browser/useCodePreferences';

export interface PlaygroundActionsProps {
  /** `acme-ui/Button`. */
  id: string;
  model: PlaygroundModel;
  state: PlaygroundState;
  look: DemoLookStore;
  onReset: () => void;
}

/** The buttons of a playground: where to open its code, its link, and its look. */
export function PlaygroundActions(props: PlaygroundActionsProps) {
  const { id, model, state, look, onReset } = props;
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
    <div className={styles.actions}>
      {[...exports, ...own, ...lookActions(look, useDemoLook(look), id)].map((action) => (
        <ActionButton key={action.event} demo={{ id, name: component }} action={action} />
      ))}
    </div>
  );
}
