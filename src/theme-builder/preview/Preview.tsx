import { memo, useId, useMemo, useRef } from 'react';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Box from '@mui/material/Box';
import { ThemeProvider } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { customColors } from '../model/customColors';
import { ROLES } from '../model/tokens';
import { SCHEMES } from '../model/types';
import type { TokenValues } from '../model/types';
import { printVariables } from '../print/printVariables';
import { PreviewFrame } from './PreviewFrame';
import { Sheet } from './Sheet';

interface Props {
  title: string;
  values: TokenValues;
  draft: Theme;
  width: number | undefined;
  onLoad: (target: Document) => void;
}

/** Both schemes beside each other. It renders again only when more than colors has changed. */
const Panes = memo(function Panes({ theme, colors }: { theme: Theme; colors: string }) {
  const id = useId();
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          minBlockSize: '100vh',
        }}
      >
        {SCHEMES.map((scheme) => (
          <ScopedCssBaseline key={scheme} data-theme={scheme} enableColorScheme>
            <Sheet colors={colors.split(',')} id={`${id}${scheme}`} theme={theme} />
          </ScopedCssBaseline>
        ))}
      </Box>
    </ThemeProvider>
  );
});

/** Returns what of a theme is more than CSS variables: everything but the colors of the library's names. */
function structureOf(values: TokenValues): string {
  const rest = Object.entries(values).filter(([path]) => !path.startsWith('colorSchemes.'));
  return JSON.stringify([rest, customColors(values)]);
}

/** The theme in a frame. A changed color changes only the frame's CSS variables. */
export function Preview({ title, values, draft, width, onLoad }: Props) {
  const structure = structureOf(values);
  const latest = useRef(draft);
  latest.current = draft;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the draft of the same structure has the same styles
  const theme = useMemo(() => latest.current, [structure]);
  const css = useMemo(() => printVariables(draft), [draft]);
  return (
    <PreviewFrame title={title} css={css} width={width} onLoad={onLoad}>
      <Panes theme={theme} colors={[...ROLES, ...customColors(values)].join()} />
    </PreviewFrame>
  );
}
