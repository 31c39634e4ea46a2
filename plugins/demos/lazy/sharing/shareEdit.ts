import { translate } from '@docusaurus/Translate';
import { download } from '@component-docs/kit/browser/download';
import { hideNotice, showNotice } from '@component-docs/static-pages/browser/notice/showNotice';
import { copyLink } from '../toolbar/copyLink';
import { editLink } from './editLink';
import type { SharedEdit } from './packEdit';

/** Copies the link to an edited demo, or offers its file if the code is too long for a link. */
export async function shareEdit(name: string, edit: SharedEdit): Promise<void> {
  const link = editLink(window.location.href, name, edit);
  if (link !== undefined) {
    await copyLink(link);
    return;
  }
  showNotice(
    translate({
      id: 'demo.shared.tooLong',
      message: 'This code is too long for a link.',
      description: 'Message in place of copying a link to an edited demo',
    }),
    {
      action: {
        label: translate({
          id: 'demo.shared.download',
          message: 'Download the file',
          description: 'Button: saves the code of an edited demo',
        }),
        run: () => {
          download(`${name}.${edit.variant === 'TS' ? 'tsx' : 'jsx'}`, edit.code);
          hideNotice();
        },
      },
    },
  );
}
