import { useId, useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useClipboardCopy } from '../../../../plugins/written-pages/browser/code-copy/useClipboardCopy';
import { useModeChoice } from '../../../../plugins/preferences/browser/theme/colorModeStore';
import { themeLink } from '../../../../plugins/preferences/shared/theme/themeText';
import { useThemeState } from '../../../../plugins/preferences/browser/theme/themeStore';
import styles from './SettingsDrawer.module.css';

/** Copies a link that opens this page in the reader's theme. Shows the link if copying is refused. */
export function CopyLinkButton() {
  const theme = useThemeState((state) => state);
  const { mode } = useModeChoice();
  const { copy, isCopied } = useClipboardCopy();
  const [refusedLink, setRefusedLink] = useState<string | null>(null);
  const id = useId();
  const handleClick = () => {
    const link = themeLink(window.location.href, theme, mode ?? 'system');
    copy(link).then(
      () => setRefusedLink(null),
      () => setRefusedLink(link),
    );
  };
  return (
    <>
      <button type="button" className={styles.action} onClick={handleClick}>
        {isCopied
          ? translate({
              id: 'settings.copied',
              message: 'Link copied',
              description: 'Button label after the link was copied',
            })
          : translate({
              id: 'settings.copyLink',
              message: 'Copy link to these settings',
              description: 'Button: copies a link with the theme',
            })}
      </button>
      {refusedLink && (
        <label htmlFor={id} className={styles.refused}>
          <Translate id="settings.copyByHand" description="Label of the link to copy by hand">
            The browser refused. Copy the link yourself:
          </Translate>
          <input id={id} readOnly value={refusedLink} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  );
}
