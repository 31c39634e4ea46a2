import { translate } from '@docusaurus/Translate';
import { sayLoadFailed } from '@component-docs/static-pages/browser/notice/notices';
import type { DemoLookStore } from '../../browser/demoLook';
import type { ShownCode } from '../../shared/shownCode';
import type { DemoVersion } from '../../shared/types';
import type { DemoAction } from '../toolbar/types';
import { shareEdit } from './shareEdit';

interface Options {
  name: string;
  version: Pick<DemoVersion, 'styling'>;
  look: DemoLookStore;
  readCode: () => Promise<ShownCode>;
}

async function share({ name, version, look, readCode }: Options): Promise<void> {
  try {
    const { code, variant } = await readCode();
    await shareEdit(name, { code, variant, styling: version.styling, look: look.get() });
  } catch {
    sayLoadFailed();
  }
}

/** Returns what the menu of an edited demo offers besides what that of each demo does. */
export function editActions(options: Options): DemoAction[] {
  return [
    {
      event: 'copy-edit-link',
      label: translate({
        id: 'demo.link.edit',
        message: 'Copy link to this version',
        description: 'Item of the menu of an edited demo',
      }),
      run: () => void share(options),
    },
  ];
}
