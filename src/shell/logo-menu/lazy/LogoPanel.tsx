import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { copyToClipboard } from '../../../lib/clipboard';
import { CopyMenu } from './CopyMenu';
import { copiedText, failedText } from './logoTexts';
import type { Mark } from './logoTexts';
import styles from './LogoPanel.module.css';

/** How long the notice about the copy is shown, in ms. */
const NOTICE_MS = 3500;

interface Props {
  /** The element that contains the logo's link. */
  anchor: RefObject<HTMLElement>;
}

/** The logo's context menu, and then a notice about the result. */
export function LogoPanel({ anchor }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [notice, setNotice] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setNotice(''), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  const close = () => setOpen(false);
  const copy = (mark: Mark, svg: Promise<string>) => {
    close();
    anchor.current?.querySelector('a')?.focus();
    svg.then(copyToClipboard).then(
      () => setNotice(copiedText(mark)),
      () => setNotice(failedText()),
    );
  };
  return (
    <>
      {isOpen && <CopyMenu anchor={anchor} onCopy={copy} onClose={close} />}
      {createPortal(
        <p role="status" className={notice ? styles.notice : styles.silent}>
          {notice}
        </p>,
        // The modal drawer also has the logo. Content behind it is neither visible nor announced.
        anchor.current?.closest('dialog') ?? document.body,
      )}
    </>
  );
}
