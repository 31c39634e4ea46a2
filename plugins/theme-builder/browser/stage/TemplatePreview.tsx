import { useEffect, useRef } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Box from '@mui/material/Box';
import { previewPath } from '@component-docs/templates/shared/paths';
import { SCHEMES } from '../model/types';
import type { Scheme } from '../model/types';
import { FitFrame } from './FitFrame';
import type { Pane } from './types';

interface Props {
  slug: string;
  title: string;
  width: number | undefined;
  onPanes: (panes: readonly Pane[]) => void;
}

/** A template of the site in both color schemes. Its documents read the reader's theme themselves. */
export function TemplatePreview({ slug, title, width, onPanes }: Props) {
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
