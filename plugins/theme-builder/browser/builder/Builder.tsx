import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { useChecks } from '../check/useChecks';
import { SharedThemeDialog } from '../dialogs/SharedThemeDialog';
import { BuilderContext, useBuilder } from '../state/useBuilder';
import { createDraftTheme } from '../model/draftTheme';
import { Stage } from '../stage/Stage';
import type { Pane } from '../stage/types';
import { LibraryContext } from '../state/useLibrary';
import type { BuilderLibrary } from '../state/useLibrary';
import { Controls, IN_ONE_COLUMN } from './Controls';

const LAYOUT = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 432px) minmax(0, 1fr)' },
  border: '1px solid var(--docs-color-border)',
  borderRadius: 'var(--docs-radius)',
  overflow: 'clip',
} as const;

/** The theme builder of a library: controls, and a preview that follows them. */
export function Builder({ library }: { library: BuilderLibrary }) {
  const translate = useTranslate();
  const builder = useBuilder(library);
  const { values } = builder.theme;
  const draft = useMemo(() => createDraftTheme(values, library), [values, library]);
  const [panes, setPanes] = useState<readonly Pane[]>([]);
  const controls = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const showStage = useCallback(() => stage.current?.scrollIntoView(), []);
  const checks = useChecks(panes, draft, values, library);
  const context = useMemo(() => ({ ...builder, draft }), [builder, draft]);
  return (
    <LibraryContext.Provider value={library}>
      {/* The preview follows a change first, because the reader looks at it. */}
      <BuilderContext.Provider value={useDeferredValue(context)}>
        <Box sx={LAYOUT}>
          <Controls ref={controls} checks={checks} onPreview={showStage} />
          <Stack
            ref={stage}
            sx={{
              blockSize: { xs: '80vh', lg: 'min(80vh, 900px)' },
              scrollMarginBlockStart: 'var(--docs-header-height)',
            }}
          >
            <Button sx={IN_ONE_COLUMN} onClick={() => controls.current?.scrollIntoView()}>
              {translate('themeBuilder.controls')}
            </Button>
            <Stage values={values} draft={draft} onPanes={setPanes} />
          </Stack>
        </Box>
        <SharedThemeDialog />
      </BuilderContext.Provider>
    </LibraryContext.Provider>
  );
}
