import { translate } from '@docusaurus/Translate';
import { themeStore } from '@component-docs/preferences/browser/theme/themeStore';
import { sayLoadFailed } from '@component-docs/static-pages/browser/notice/notices';
import type { ShownCode } from '../../shared/shownCode';
import type { DemoDescriptor, DemoVersion } from '../../shared/types';
import type { OnlineEditor } from '../export/openProject';
import type { DemoAction } from './ActionButton';

interface Options {
  demo: Pick<DemoDescriptor, 'id' | 'name'>;
  version: Pick<DemoVersion, 'styling' | 'file'>;
  repositoryUrl: string;
  readCode: () => Promise<Omit<ShownCode, 'selected'>>;
}

async function open(editor: OnlineEditor, options: Options): Promise<void> {
  const { demo, version, repositoryUrl, readCode } = options;
  try {
    const [{ openEditor }, code] = await Promise.all([
      import(/* webpackChunkName: "demo-export" */ '../export/openEditor'),
      readCode(),
    ]);
    openEditor(editor, {
      ...code,
      name: demo.name,
      product: demo.id.split('/')[0] ?? '',
      styling: version.styling,
      sourceUrl: `${repositoryUrl}/blob/main/${version.file}`,
      theme: themeStore.get(),
    });
  } catch {
    sayLoadFailed();
  }
}

/** Returns the controls that open a demo in an online editor. */
export function exportActions(options: Options): DemoAction[] {
  return [
    {
      event: 'stackblitz',
      label: translate({ id: 'demo.stackblitz', message: 'Edit in StackBlitz' }),
      icon: 'stackblitz',
      run: () => void open('stackblitz', options),
    },
    {
      event: 'codesandbox',
      label: translate({ id: 'demo.codesandbox', message: 'Edit in CodeSandbox' }),
      icon: 'codesandbox',
      run: () => void open('codesandbox', options),
    },
  ];
}
