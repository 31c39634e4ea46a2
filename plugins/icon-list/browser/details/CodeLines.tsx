import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { useDrawing } from '../drawings/useDrawing';
import { componentName } from '../../shared/names';
import type { IconStyle } from '../../shared/types';
import { CodeLine } from './CodeLine';
import { elementCode, namedImport, pathImport, svgCode } from './iconCode';

interface Props {
  family: string;
  style: IconStyle;
}

/** What readers copy of an icon: its imports, its element, and its drawing. */
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
