import { useState } from 'react';
import Box from '@mui/material/Box';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import type { DraftTheme } from '../libraries/types';
import type { TokenValues } from '../model/types';
import { Preview } from './Preview';
import { StageControls, WIDTHS } from './StageControls';
import type { WidthName } from './StageControls';
import { TemplatePreview } from './TemplatePreview';
import type { Pane, Shown } from './types';

interface Props {
  values: TokenValues;
  draft: DraftTheme;
  onPanes: (panes: readonly Pane[]) => void;
}

/** The preview, with the choice of what it shows. */
export function Stage({ values, draft, onPanes }: Props) {
  const translate = useTranslate();
  const [shown, setShown] = useState<Shown>({ kind: 'sheet' });
  const [width, setWidth] = useState<WidthName>('full');
  const frame = { title: translate('themeBuilder.preview') ?? '', width: WIDTHS[width], onPanes };
  return (
    <>
      <StageControls shown={shown} onShow={setShown} width={width} onWidth={setWidth} />
      <Box sx={{ flex: 1, minBlockSize: 0 }}>
        {shown.kind === 'template' ? (
          <TemplatePreview key={shown.slug} {...frame} slug={shown.slug} />
        ) : (
          <Preview
            {...frame}
            values={values}
            draft={draft}
            demo={shown.kind === 'demo' ? shown.demo : undefined}
          />
        )}
      </Box>
    </>
  );
}
