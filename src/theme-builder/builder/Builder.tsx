import { useMemo, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from '../../language/useTranslate';
import { useChecks } from '../check/useChecks';
import { SharedThemeDialog } from '../dialogs/SharedThemeDialog';
import { BuilderContext } from '../fields/useToken';
import { createDraftTheme } from '../model/createDraftTheme';
import { CheckPanel } from '../panels/CheckPanel';
import { CodePanel } from '../panels/CodePanel';
import { ColorPanel } from '../panels/ColorPanel';
import { ComponentsPanel } from '../panels/ComponentsPanel';
import { LayoutPanel } from '../panels/LayoutPanel';
import { PresetPanel } from '../panels/PresetPanel';
import { TextPanel } from '../panels/TextPanel';
import { Stage } from '../stage/Stage';
import type { Pane } from '../stage/types';
import { useBuilder } from '../state/useBuilder';
import { ThemeActions } from './ThemeActions';

const PANELS = ['colors', 'text', 'layout', 'components', 'presets', 'check', 'code'] as const;
type PanelName = (typeof PANELS)[number];

const LAYOUT = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 360px) minmax(0, 1fr)' },
  border: '1px solid var(--docs-color-border)',
  borderRadius: 'var(--docs-radius)',
  overflow: 'clip',
} as const;

const SIDE = {
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  p: '16px',
  blockSize: { md: 'min(80vh, 900px)' },
  overflowY: { md: 'auto' },
  scrollMarginBlockStart: 'var(--docs-header-height)',
  borderInlineEnd: { md: '1px solid var(--docs-color-border)' },
} as const;

/** In one column, the controls and the preview are a tap away from each other. */
const ON_PHONES = { display: { md: 'none' } } as const;

/** Tabs in as many lines as they need: the chosen one has a background in place of a line below it. */
const TABS = {
  flex: 'none',
  '& .MuiTabs-flexContainer': { flexWrap: 'wrap', gap: '4px' },
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTab-root': {
    minInlineSize: 0,
    minBlockSize: '36px',
    p: '4px 12px',
    borderRadius: 'var(--docs-radius-small)',
  },
  '& .MuiTab-root.Mui-selected': {
    color: 'var(--docs-color-active-text)',
    bgcolor: 'var(--docs-color-active-bg)',
  },
} as const;

/** The theme builder: controls, and a preview that follows them. */
export function Builder() {
  const translate = useTranslate();
  const builder = useBuilder();
  const { values } = builder.theme;
  const draft = useMemo(() => createDraftTheme(values), [values]);
  const [panel, setPanel] = useState<PanelName>('colors');
  const [panes, setPanes] = useState<readonly Pane[]>([]);
  const [message, setMessage] = useState('');
  const controls = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const checks = useChecks(panes, draft, values);
  const context = useMemo(() => ({ ...builder, draft }), [builder, draft]);
  const count = checks && checks.contrast.length + checks.vision.length + checks.targets.length;
  const contents: Readonly<Record<PanelName, () => React.ReactNode>> = {
    colors: () => <ColorPanel key={builder.state.current} />,
    text: () => <TextPanel />,
    layout: () => <LayoutPanel />,
    components: () => <ComponentsPanel />,
    presets: () => <PresetPanel />,
    check: () => <CheckPanel checks={checks} />,
    code: () => <CodePanel />,
  };
  return (
    <BuilderContext.Provider value={context}>
      <Box sx={LAYOUT}>
        <Box ref={controls} sx={SIDE}>
          <Button sx={ON_PHONES} onClick={() => stage.current?.scrollIntoView()}>
            {translate('themeBuilder.preview')}
          </Button>
          <ThemeActions announce={setMessage} />
          <Box role="status" sx={{ typography: 'body2', '&:empty': { display: 'none' } }}>
            {message}
          </Box>
          <Tabs
            value={panel}
            onChange={(_event, next: PanelName) => setPanel(next)}
            aria-label={translate('themeBuilder.panels.label') ?? undefined}
            sx={TABS}
          >
            {PANELS.map((name) => (
              <Tab
                key={name}
                value={name}
                id={`theme-builder-tab-${name}`}
                aria-controls="theme-builder-panel"
                label={
                  name === 'check' && count
                    ? `${translate(`themeBuilder.panels.${name}`)} (${count})`
                    : translate(`themeBuilder.panels.${name}`)
                }
              />
            ))}
          </Tabs>
          <Stack
            id="theme-builder-panel"
            role="tabpanel"
            aria-labelledby={`theme-builder-tab-${panel}`}
            sx={{ gap: '12px' }}
          >
            {contents[panel]()}
          </Stack>
        </Box>
        <Stack
          ref={stage}
          sx={{
            blockSize: { xs: '80vh', md: 'min(80vh, 900px)' },
            scrollMarginBlockStart: 'var(--docs-header-height)',
          }}
        >
          <Button sx={ON_PHONES} onClick={() => controls.current?.scrollIntoView()}>
            {translate('themeBuilder.controls')}
          </Button>
          <Stage onPanes={setPanes} />
        </Stack>
      </Box>
      <SharedThemeDialog />
    </BuilderContext.Provider>
  );
}
