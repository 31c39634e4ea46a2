import { useEffect, useMemo, useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
import { CODE_STYLINGS, STYLING_NAMES } from '@component-docs/preferences/shared/codePreferences';
import { setCodeStyling } from '@component-docs/preferences/browser/codePreferences';
import {
  showNotice,
  sayLoadFailed,
  hideNotice,
} from '@component-docs/static-pages/browser/notice/notices';
import type { DemoLookStore } from '../../browser/demoLook';
import { editedIn } from '../../shared/shownCode';
import type { Edit, ShownCode } from '../../shared/shownCode';
import type { DemoDescriptor, DemoVersion } from '../../shared/types';
import { highlight } from './highlight';
import { unpackEdit, editLink } from './packEdit';
import styles from './Editor.module.css';
import type { DemoAction } from '../toolbar/ActionButton';
import { download } from '@component-docs/kit/browser/download';
import { copyLink } from '../toolbar/actions';
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

export interface SharedCodeProps {
  name: string;
  /** The edit as a link holds it. */
  data: string;
  versions: DemoDescriptor['versions'];
  look: DemoLookStore;
  /** Called with the version of the demo that was edited when the reader wants to run the code. */
  onRun: (edit: Edit, versionId: string) => void;
}

/**
 * The code of a link, which may be anybody's: it is shown, and runs only when the reader asks for it. A
 * reader with a damaged link is told.
 */
export function SharedCode({ name, data, versions, look, onRun }: SharedCodeProps) {
  const edit = useMemo(() => unpackEdit(data), [data]);
  const [isShown, setShown] = useState(true);
  const html = useMemo(
    () => edit && highlight(edit.code, edit.variant === 'TS' ? 'tsx' : 'jsx'),
    [edit],
  );
  useEffect(() => {
    if (!edit) {
      showNotice(
        translate(
          {
            id: 'demo.shared.damaged',
            message:
              'The link to a version of {name} is damaged or incomplete. This is the demo itself.',
          },
          { name },
        ),
      );
    }
  }, [edit, name]);
  if (!edit || html === undefined || !isShown) {
    return null;
  }
  const run = () => {
    const version = versions.find(({ styling }) => styling === edit.styling) ?? versions[0];
    const styling = CODE_STYLINGS.find((each) => STYLING_NAMES[each] === version.styling);
    setShown(false);
    if (styling && versions.length > 1) {
      setCodeStyling(styling);
    }
    look.set(edit.look);
    onRun(editedIn(edit.variant, edit.code), version.id);
  };
  return (
    <section
      className={styles.shared}
      aria-label={translate(
        { id: 'demo.shared.name', message: 'Version of {name} from a link' },
        { name },
      )}
    >
      <p className={styles.warning}>
        <Translate id="demo.shared.warning">
          This code comes from the link, not from this site. It runs in a frame without access to
          the site when you ask for it.
        </Translate>
      </p>
      <div className={styles.buttons}>
        <button type="button" onClick={run}>
          <Translate id="demo.shared.run">Run this version</Translate>
        </button>
        <button type="button" onClick={() => setShown(false)}>
          <Translate id="demo.shared.discard">Discard</Translate>
        </button>
      </div>
      <CodeBlock html={html} language="tsx" className={styles.sharedCode ?? ''} />
    </section>
  );
}
