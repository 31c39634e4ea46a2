import { translate } from '@docusaurus/Translate';
import { sayLoadFailed } from '@component-docs/static-pages/browser/notice/notices';
import type { DemoLookStore } from '../../browser/demoLook';
import type { ShownCode } from '../../shared/shownCode';
import type { DemoVersion } from '../../shared/types';
import type { DemoAction } from '../toolbar/ActionButton';
import { download } from '@component-docs/kit/browser/download';
import { hideNotice, showNotice } from '@component-docs/static-pages/browser/notice/notices';
import { copyLink } from '../toolbar/sourceActions';
import { editLink } from './packEdit';
import type { SharedEdit } from './packEdit';

/** Copies the link to an edited demo, or offers its file if the code is too long for a link. */
async function shareEdit(name: string, edit: SharedEdit): Promise<void> {
  const link = editLink(window.location.href, name, edit);
  if (link !== undefined) {
    await copyLink(link);
    return;
  }
  showNotice(
    translate({ id: 'demo.shared.tooLong', message: 'This code is too long for a link.' }),
    {
      action: {
        label: translate({ id: 'demo.shared.download', message: 'Download the file' }),
        run: () => {
          download(`${name}.${edit.variant === 'TS' ? 'tsx' : 'jsx'}`, edit.code);
          hideNotice();
        },
      },
    },
  );
}

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

/** Returns the actions in the menu of an edited demo, besides the actions that every demo's menu has. */
export function editActions(options: Options): DemoAction[] {
  return [
    {
      event: 'copy-edit-link',
      label: translate({ id: 'demo.link.edit', message: 'Copy link to this version' }),
      run: () => void share(options),
    },
  ];
}
