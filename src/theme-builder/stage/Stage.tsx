import { useState } from 'react';
import Box from '@mui/material/Box';
import { useTranslate } from '../../language/useTranslate';
import { useBuilderContext } from '../fields/useToken';
import { Preview } from './Preview';
import { StageControls, WIDTHS } from './StageControls';
import type { WidthName } from './StageControls';
import { TemplatePreview } from './TemplatePreview';
import type { Pane, Shown } from './types';

/** The preview, with the choice of what it shows. */
export function Stage({ onPanes }: { onPanes: (panes: readonly Pane[]) => void }) {
  const translate = useTranslate();
  const { theme, draft } = useBuilderContext();
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
            values={theme.values}
            draft={draft}
            demo={shown.kind === 'demo' ? shown.demo : undefined}
          />
        )}
      </Box>
    </>
  );
}
