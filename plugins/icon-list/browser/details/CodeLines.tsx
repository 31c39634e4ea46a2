import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { useDrawing } from '../drawings/useDrawing';
import { componentName } from '../../shared/names';
import type { IconStyle } from '../../shared/types';
import { elementCode, namedImport, pathImport, svgCode } from './iconCode';
import { CopyText } from './CopyText';
import styles from './CodeLine.module.css';

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
