import localized from '@demo-library/localized';
import { useState, useSyncExternalStore } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { whenLoaded } from '@component-docs/static-pages/browser/notice/notices';
import { useOnDemand } from '@component-docs/static-pages/browser/on-demand/useOnDemand';
import { useClipboardCopy } from '@component-docs/written-pages/browser/code-copy/useClipboardCopy';
import { useDemoLook } from '../../browser/demoLook';
import type { DemoLookStore } from '../../browser/demoLook';
import { islandId } from '../../shared/ids';
import { controlName } from '../../browser/names';
import type { DemoDescriptor, DemoVersion } from '../../shared/types';
import type { ShownCode } from '../../shared/shownCode';
import { themedProductOf } from '@component-docs/demo-themes/shared/themedProducts';
import type { useDemoSource } from '../../browser/useDemoSource';
import { ActionButton } from './ActionButton';
import type { DemoAction } from './ActionButton';
import { ActionMenu } from './ActionMenu';
import { exportActions, sourceActions, lookActions } from './actions';
import styles from './DemoActions.module.css';

function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

export interface DemoActionsProps {
  demo: DemoDescriptor;
  version: DemoVersion;
  code: ReturnType<typeof useDemoSource>;
  look: DemoLookStore;
  /** Resolves to the code that is shown, and the stylesheet that it imports. */
  readCode: () => Promise<ShownCode>;
  /** The menu's actions for an edited demo; empty for others. */
  editActions: readonly DemoAction[];
  /** Whether the demo can't be opened in an online editor. */
  hideEditButton: boolean;
  /** Mounts the demo again, with its original code. */
  onReset: () => void;
}

/**
 * Moves focus to the start of a demo: the next Tab reaches its first control. Its stage has a name
 * while it is focused, which says why.
 */
function focusStart({ name }: DemoDescriptor, { styling }: DemoVersion): void {
  const stage = document.querySelector<HTMLElement>(
    `[data-island="${islandId({ name, styling })}"]`,
  );
  const attributes = {
    tabindex: '-1',
    role: 'group',
    'aria-label': translate({
      id: 'demo.start',
      message: 'The start of the demo. Press Tab to reach its first control.',
    }),
  };
  Object.entries(attributes).forEach(([attribute, value]) => stage?.setAttribute(attribute, value));
  stage?.addEventListener(
    'blur',
    () => Object.keys(attributes).forEach((attribute) => stage.removeAttribute(attribute)),
    { once: true },
  );
  stage?.focus();
}

function resetActions({ demo, version, onReset }: DemoActionsProps): DemoAction[] {
  return [
    {
      event: 'reset-focus',
      label: translate({
        id: 'demo.resetFocus',
        message: 'Reset focus to test keyboard navigation',
      }),
      icon: 'resetFocus',
      run: () => focusStart(demo, version),
    },
    {
      event: 'reset',
      label: translate({ id: 'demo.reset', message: 'Reset demo' }),
      icon: 'reset',
      run: onReset,
    },
  ];
}

const loadLocaleSelect = () =>
  import(/* webpackChunkName: "demo-locales" */ '../LocaleSelect').then(
    (module) => module.LocaleSelect,
  );

/**
 * The controls of a toolbar that load when the demo runs: copying, and menus for online editors, for the
 * look of the demo, and for the rest. On phones, all of them are in one menu; on other touch screens, copying is.
 */
export function DemoActions(props: DemoActionsProps) {
  const { demo, version, code, look } = props;
  const { siteConfig } = useDocusaurusContext();
  // Where all of a toolbar's buttons don't fit in one row.
  const isNarrow = useMatches('(max-width: 599.95px)');
  // The listing below always shows its own copy button: two next to each other would be hard to tell apart.
  const isTouch = useMatches('(hover: none)');
  const { copy, isCopied } = useClipboardCopy();
  const copySource = async () => {
    const { selected } = await props.readCode();
    copy(selected).catch((error: unknown) => {
      console.error('The code could not be copied.', error);
    });
  };
  const labels = {
    copy: translate({ id: 'demo.copy', message: 'Copy the source' }),
    copyText: translate({ id: 'demo.copy.text', message: 'Copy' }),
    open: translate({ id: 'demo.open', message: 'Open in an online editor' }),
    openText: translate({ id: 'demo.open.text', message: 'Open in' }),
    look: translate({ id: 'demo.look', message: 'Change the look' }),
    more: translate({ id: 'demo.more', message: 'See more' }),
  };
  const repositoryUrl = String(siteConfig.customFields?.repositoryUrl);
  const exports = props.hideEditButton
    ? []
    : exportActions({ demo, version, repositoryUrl, readCode: props.readCode });
  const looks = lookActions(look, useDemoLook(look), demo.id);
  const { Component: LocaleSelect, request } = useOnDemand(loadLocaleSelect);
  const [showsLocales, setShowsLocales] = useState(false);
  const locale: DemoAction = {
    event: 'locale',
    label: translate({ id: 'demo.locale', message: 'Locale of the components' }),
    run: () => request(() => setShowsLocales(true)),
  };
  const theme = themedProductOf(demo.id);
  const locales = theme && localized.includes(theme) ? [locale] : [];
  const more = [
    ...resetActions(props),
    ...locales,
    ...props.editActions,
    ...sourceActions(demo.name, version, repositoryUrl),
  ];
  const copyAction: DemoAction = {
    event: 'copy',
    label: labels.copy,
    icon: isCopied ? 'copied' : 'copy',
    run: () => whenLoaded(copySource(), () => {}),
  };
  return (
    // Loading the code early keeps copying it within the reader's click.
    <div className={styles.actions} onPointerEnter={code.load} onFocus={code.load}>
      {!isNarrow && (
        <>
          {!isTouch && <ActionButton demo={demo} action={copyAction} text={labels.copyText} />}
          {exports.length > 0 && (
            <ActionMenu
              demo={demo}
              label={labels.open}
              text={labels.openText}
              icon="open"
              actions={exports}
            />
          )}
          <ActionMenu demo={demo} label={labels.look} icon="mode" actions={looks} />
        </>
      )}
      {LocaleSelect && showsLocales && (
        <LocaleSelect label={controlName(locale.label, demo.name)} look={look} />
      )}
      <ActionMenu
        demo={demo}
        label={labels.more}
        icon="more"
        actions={[
          ...(isNarrow || isTouch ? [copyAction] : []),
          ...(isNarrow ? [...exports, ...looks] : []),
          ...more,
        ]}
      />
    </div>
  );
}
