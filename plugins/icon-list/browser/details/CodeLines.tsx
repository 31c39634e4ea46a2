import { useState } from 'react';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { useClipboardCopy } from '@component-docs/written-pages/browser/code-copy/useClipboardCopy';
import { useDrawing } from '../drawings/Drawing';
import { componentName } from '../../shared/names';
import type { IconStyle } from '../../shared/types';
import { elementCode, namedImport, pathImport, svgCode } from './iconCode';
import styles from './IconDialog.module.css';

interface CopyTextProps {
  /** The kind of text that is copied, for the button's name. */
  subject: string;
  text: string;
}

/** A button that copies a text, and says whether that worked. */
export function CopyText({ subject, text }: CopyTextProps) {
  const translate = useTranslate();
  const { copy, isCopied } = useClipboardCopy();
  const [isRefused, setRefused] = useState(false);
  const state = isRefused ? 'copyRefused' : 'copied';
  return (
    <span className={styles.copy}>
      <span role="status">{(isRefused || isCopied) && translate(`icons.${state}`)}</span>
      <button
        type="button"
        aria-label={translate('icons.copy')?.replace('{{subject}}', subject)}
        onClick={() => {
          copy(text).then(
            () => setRefused(false),
            () => setRefused(true),
          );
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
        </svg>
      </button>
    </span>
  );
}

interface CodeLineProps {
  label: string | null;
  code: string;
}

/** A line of code that can be copied. A long one is scrolled, also by keyboard. */
function CodeLine({ label, code }: CodeLineProps) {
  return (
    <div className={styles.line}>
      <div className={styles.head}>
        <span>{label}</span>
        <CopyText subject={label ?? ''} text={code} />
      </div>
      <pre role="region" aria-label={label ?? undefined} tabIndex={0} translate="no">
        <code>{code}</code>
      </pre>
    </div>
  );
}

interface Props {
  family: string;
  style: IconStyle;
}

/** The code of an icon that readers copy: its imports, its element, and its drawing. */
export function CodeLines({ family, style }: Props) {
  const translate = useTranslate();
  const component = componentName(family, style);
  const drawing = useDrawing(family, style);
  return (
    <>
      <h3>{translate('icons.code')}</h3>
      <CodeLine label={translate('icons.pathImport')} code={pathImport(component)} />
      <CodeLine label={translate('icons.namedImport')} code={namedImport(component)} />
      <CodeLine label="JSX" code={elementCode(component)} />
      {drawing && <CodeLine label="SVG" code={svgCode(drawing)} />}
    </>
  );
}
