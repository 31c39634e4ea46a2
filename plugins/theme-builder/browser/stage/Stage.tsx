import { useState, useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { previewPath } from '@component-docs/templates/shared/paths';
import type { DraftTheme } from '../libraries/types';
import type { TokenValues, Scheme } from '../model/types';
import { SCHEMES } from '../model/types';
import { Preview } from './Preview';
import { StageControls, WIDTHS } from './StageControls';
import type { WidthName } from './StageControls';
import type { Pane, Shown } from './types';
import { FitFrame } from './PreviewFrame';

interface TemplatePreviewProps {
  slug: string;
  title: string;
  width: number | undefined;
  onPanes: (panes: readonly Pane[]) => void;
}

/** A template of the site in both color schemes. Its documents read the reader's theme themselves. */
function TemplatePreview({ slug, title, width, onPanes }: TemplatePreviewProps) {
  const address = useBaseUrl(previewPath(slug));
  const frames = useRef<Partial<Record<Scheme, HTMLIFrameElement | null>>>({});
  const tell = () =>
    onPanes(
      SCHEMES.map((scheme) => ({
        scheme,
        find: () => frames.current[scheme]?.contentDocument?.getElementById('template') ?? null,
      })),
    );
  useEffect(() => () => onPanes([]), [onPanes]);
  return (
    <Box
      role="group"
      aria-label={title}
      // Where the frames are below each other, readers scroll by keyboard, too.
      tabIndex={0}
      sx={{
        display: 'grid',
        gap: '8px',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
        gridAutoRows: 'minmax(100%, auto)',
        blockSize: '100%',
        overflowY: 'auto',
      }}
    >
      {SCHEMES.map((scheme) => (
        <FitFrame
          key={scheme}
          ref={(frame) => {
            frames.current[scheme] = frame;
          }}
          width={width}
          title={`${title} (${scheme})`}
          src={`${address}?theme=reader&mode=${scheme}`}
          onLoad={tell}
        />
      ))}
    </Box>
  );
}

interface Props {
  values: TokenValues;
  draft: DraftTheme;
  onPanes: (panes: readonly Pane[]) => void;
}

/** The preview, with the choice of its content. */
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
