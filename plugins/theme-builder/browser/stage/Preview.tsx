import { memo, useCallback, useId, useMemo, useRef, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import Box from '@mui/material/Box';
import { ThemeProvider } from '@mui/system';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { DemoErrorBoundary } from '@component-docs/demos/browser/DemoErrorBoundary';
import { PopupBodyContext, StageAttributesContext } from '@component-docs/demos/browser/demoPortal';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { useUserLanguage } from '@component-docs/labels/browser/userLanguage';
import { demosChunk } from '@component-docs/demos/shared/ids';
import { loadModuleOfPage } from '@component-docs/static-pages/browser/page-chunks/loadModuleOfPage';
import { printVariables } from '../../shared/printVariables';
import type { DraftTheme, ThemeLibrary } from '../libraries/types';
import { customColors } from '../model/customColors';
import { SCHEMES } from '../model/types';
import type { DemoChoice, TokenValues, Scheme } from '../model/types';
import { useLibrary } from '../state/useLibrary';
import { PreviewFrame } from './PreviewFrame';
import type { Pane } from './types';

/** A demo's component; demos with the option `iframe` need the window that they are in. */
type DemoComponent = ComponentType<{ window?: () => Window }>;

type State = 'loading' | 'failed' | DemoComponent;

/** Loads a demo from the chunk of its page. */
function useDemo({ page, name }: DemoChoice): State {
  const { withBaseUrl } = useBaseUrlUtils();
  const [loaded, setLoaded] = useState<{ id: string; state: State }>();
  const id = `${page}/${name}`;
  useEffect(() => {
    let isLatest = true;
    void loadModuleOfPage(demosChunk(page), withBaseUrl(`/${page}/`))
      .then((module) => (module as Readonly<Record<string, DemoComponent>>)[name] ?? 'failed')
      .catch((): State => 'failed')
      .then((state) => isLatest && setLoaded({ id, state }));
    return () => {
      isLatest = false;
    };
  }, [id, page, name, withBaseUrl]);
  return loaded?.id === id ? loaded.state : 'loading';
}

interface DemoPaneProps {
  demo: DemoChoice;
  scheme: Scheme;
  target: Document;
}

/** A demo of the site. Its popups open in the frame, in the same color scheme. */
function DemoPane({ demo, scheme, target }: DemoPaneProps) {
  const translate = useTranslate();
  const language = useUserLanguage();
  const Demo = useDemo(demo);
  return (
    <Box sx={{ p: 2 }}>
      {typeof Demo === 'string' ? (
        <p role="status">
          {translate(Demo === 'failed' ? 'themeBuilder.problem.notLoaded' : 'themeBuilder.loading')}
        </p>
      ) : (
        <DemoErrorBoundary subject={undefined} language={language}>
          <PopupBodyContext.Provider value={target.body}>
            <StageAttributesContext.Provider value={{ 'data-theme': scheme }}>
              <Demo window={() => target.defaultView ?? window} />
            </StageAttributesContext.Provider>
          </PopupBodyContext.Provider>
        </DemoErrorBoundary>
      )}
    </Box>
  );
}

interface PanesProps {
  theme: DraftTheme;
  /** The names of the palette's colors, separated by commas. */
  colors: string;
  /** The demo in place of the sheet of components. */
  demo: DemoChoice | undefined;
  target: Document;
}

interface Props extends Pick<PanesProps, 'demo'> {
  title: string;
  values: TokenValues;
  draft: DraftTheme;
  width: number | undefined;
  onPanes: (panes: readonly Pane[]) => void;
}

/** Both schemes beside each other. It renders again only when more than colors has changed. */
const Panes = memo(function Panes({ theme, colors, demo, target }: PanesProps) {
  const id = useId();
  const { Baseline, Sheet } = useLibrary();
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
          <Baseline key={scheme} data-theme={scheme}>
            {demo ? (
              <DemoPane demo={demo} scheme={scheme} target={target} />
            ) : (
              <Sheet colors={colors.split(',')} id={`${id}${scheme}`} />
            )}
          </Baseline>
        ))}
      </Box>
    </ThemeProvider>
  );
});

/** Returns the part of a theme that isn't only CSS variables: all but colors. */
function structureOf(values: TokenValues, library: ThemeLibrary): string {
  const rest = Object.entries(values).filter(([path]) => !path.startsWith('colorSchemes.'));
  return JSON.stringify([rest, customColors(values, library)]);
}

const panesIn = (target: Document): Pane[] =>
  SCHEMES.map((scheme) => ({
    scheme,
    find: () => target.querySelector(`[data-theme="${scheme}"]`),
  }));

/** The theme in a frame. A changed color changes only the frame's CSS variables. */
export function Preview({ title, values, draft, width, demo, onPanes }: Props) {
  const library = useLibrary();
  const structure = structureOf(values, library);
  const latest = useRef(draft);
  latest.current = draft;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the draft of the same structure has the same styles
  const theme = useMemo(() => latest.current, [structure]);
  const css = useMemo(() => printVariables(draft), [draft]);
  const tell = useCallback((target: Document) => onPanes(panesIn(target)), [onPanes]);
  return (
    <PreviewFrame title={title} css={css} width={width} onLoad={tell}>
      {(target) => (
        <Panes
          theme={theme}
          colors={[...library.roles, ...customColors(values, library)].join()}
          demo={demo}
          target={target}
        />
      )}
    </PreviewFrame>
  );
}
