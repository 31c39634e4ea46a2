import { translate } from '@docusaurus/Translate';
import { codeLink } from '../../browser/demoLinks';
import type { DemoVersion, DemoDescriptor } from '../../shared/types';
import type { DemoAction } from './ActionButton';
import { copyToClipboard } from '@component-docs/kit/browser/clipboard';
import { showNotice, whenLoaded } from '@component-docs/static-pages/browser/notice/notices';
import { themeStore } from '@component-docs/preferences/browser/theme/themeStore';
import type { ShownCode } from '../../shared/shownCode';
import type { OnlineEditor } from '../openProject';
import type { DemoLook, DemoLookStore, LookPart } from '../../browser/demoLook';
import { loadRtlCache } from '@component-docs/demo-themes/browser/rtlCacheStore';
import { themedProductOf } from '@component-docs/demo-themes/shared/themedProducts';

async function toggle(store: DemoLookStore, part: LookPart): Promise<void> {
  if (part === 'direction') {
    // Loaded before the stage changes direction, so that the demo changes with it.
    await loadRtlCache();
  }
  const current = store.get();
  store.set({ ...current, [part]: !current[part] });
}

/**
 * Returns the controls that switch one demo to the opposite of the site's look. Density comes from the
 * theme of its product: without one, it can't be changed.
 */
export function lookActions(store: DemoLookStore, look: DemoLook, demoId: string): DemoAction[] {
  const labels = {
    mode: translate({ id: 'demo.look.mode', message: 'Other color mode' }),
    direction: translate({ id: 'demo.look.direction', message: 'Other direction' }),
    density: translate({ id: 'demo.look.density', message: 'Other density' }),
  };
  const parts = Object.keys(labels) as LookPart[];
  const shown = parts.filter((part) => part !== 'density' || themedProductOf(demoId));
  return shown.map((part) => ({
    event: part,
    label: labels[part],
    icon: part,
    isPressed: look[part],
    run: () => void toggle(store, part),
  }));
}

interface Options {
  demo: Pick<DemoDescriptor, 'id' | 'name'>;
  version: Pick<DemoVersion, 'styling' | 'file'>;
  repositoryUrl: string;
  readCode: () => Promise<Omit<ShownCode, 'selected'>>;
}

function open(editor: OnlineEditor, options: Options): void {
  const { demo, version, repositoryUrl, readCode } = options;
  const loading = Promise.all([
    import(/* webpackChunkName: "demo-export" */ '../openEditor').then(
      ({ openEditor }) => openEditor,
    ),
    readCode(),
  ]);
  whenLoaded(loading, ([openEditor, code]) =>
    openEditor(editor, {
      ...code,
      name: demo.name,
      product: demo.id.split('/')[0] ?? '',
      styling: version.styling,
      sourceUrl: `${repositoryUrl}/blob/main/${version.file}`,
      theme: themeStore.get(),
    }),
  );
}

/** Returns the controls that open a demo in an online editor. */
export function exportActions(options: Options): DemoAction[] {
  const labels = {
    stackblitz: translate({ id: 'demo.stackblitz', message: 'Edit in StackBlitz' }),
    codesandbox: translate({ id: 'demo.codesandbox', message: 'Edit in CodeSandbox' }),
  };
  return (Object.keys(labels) as OnlineEditor[]).map((editor) => ({
    event: editor,
    label: labels[editor],
    icon: editor,
    run: () => open(editor, options),
  }));
}

const NOTICE_MS = 3000;

/** Copies a link, and tells the reader so, or shows the link if the browser refuses. */
export async function copyLink(link: string): Promise<void> {
  try {
    await copyToClipboard(link);
  } catch {
    showNotice(
      translate(
        {
          id: 'demo.link.failed',
          message: 'The browser refused to copy. Copy the link yourself: {link}',
        },
        { link },
      ),
    );
    return;
  }
  showNotice(translate({ id: 'demo.link.copied', message: 'The link is in your clipboard.' }), {
    duration: NOTICE_MS,
  });
}

/** Returns the actions in the menu "See more" of a demo. */
export function sourceActions(
  name: string,
  version: DemoVersion,
  repositoryUrl: string,
): DemoAction[] {
  const copySourceLink = (extension: 'js' | 'tsx') => () =>
    void copyLink(codeLink(location.href, { name, styling: version.styling, extension }));
  return [
    {
      event: 'github',
      label: translate({ id: 'demo.github', message: 'View the source on GitHub' }),
      run: () => {
        window.open(`${repositoryUrl}/blob/main/${version.file}`, '_blank', 'noopener');
      },
    },
    {
      event: 'copy-js-source-link',
      label: translate({ id: 'demo.link.js', message: 'Copy link to JavaScript source' }),
      run: copySourceLink('js'),
    },
    {
      event: 'copy-ts-source-link',
      label: translate({ id: 'demo.link.ts', message: 'Copy link to TypeScript source' }),
      run: copySourceLink('tsx'),
    },
  ];
}
