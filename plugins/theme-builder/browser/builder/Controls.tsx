import { forwardRef, memo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import type { Checks } from '../check/useChecks';
import { useBuilderContext } from '../state/useBuilder';
import { CheckPanel } from '../panels/CheckPanel';
import { CodePanel } from '../panels/CodePanel';
import { ColorPanel } from '../panels/ColorPanel';
import { ComponentsPanel, LayoutPanel, TextPanel } from '../panels/TokenPanels';
import { PresetPanel } from '../panels/PresetPanel';
import { MAX_THEMES } from '../state/reduceBuilder';
import type { ThemeContent } from '../state/reduceBuilder';
import { ThemeActions } from './ThemeActions';

/** In one column, the controls and the preview are a tap away from each other. */
export const IN_ONE_COLUMN = { display: { lg: 'none' } } as const;

const PANELS = ['colors', 'text', 'layout', 'components', 'presets', 'check', 'code'] as const;
type PanelName = (typeof PANELS)[number];

const SIDE = {
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  p: '16px',
  blockSize: { lg: 'min(80vh, 900px)' },
  overflowY: { lg: 'auto' },
  scrollMarginBlockStart: 'var(--docs-header-height)',
  borderInlineEnd: { lg: '1px solid var(--docs-color-border)' },
} as const;

/** Tabs in one line, which phones scroll. The chosen one has a background in place of a line below it. */
const TABS = {
  flex: 'none',
  '& .MuiTabs-flexContainer': { justifyContent: 'space-between' },
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTab-root': {
    minInlineSize: 0,
    minBlockSize: '36px',
    p: '4px 6px',
    fontSize: '0.8125rem',
    borderRadius: 'var(--docs-radius-small)',
  },
  '& .MuiTab-root.Mui-selected': {
    color: 'var(--docs-color-active-text)',
    bgcolor: 'var(--docs-color-active-bg)',
  },
} as const;

function countOf({ contrast, vision, targets }: Checks): number {
  return contrast.length + vision.length + targets.length;
}

interface Props {
  checks: Checks | undefined;
  /** Goes to the preview; only in one column. */
  onPreview: () => void;
}

/** The controls of the theme. They follow a change after the preview. */
export const Controls = memo(
  forwardRef<HTMLDivElement, Props>(function Controls({ checks, onPreview }, ref) {
    const translate = useTranslate();
    const { theme, problem, add } = useBuilderContext();
    const [panel, setPanel] = useState<PanelName>('colors');
    const [message, setMessage] = useState('');
    const addTheme = (added: ThemeContent) => {
      const full = translate('themeBuilder.full')?.replace('{{count}}', String(MAX_THEMES)) ?? '';
      setMessage(add(added) ? '' : full);
    };
    // The faults of the library's own theme aren't news to a reader who has changed nothing.
    const count = checks && Object.keys(theme.values).length > 0 ? countOf(checks) : 0;
    const contents: Readonly<Record<PanelName, () => React.ReactNode>> = {
      colors: () => <ColorPanel key={theme.id} />,
      text: () => <TextPanel />,
      layout: () => <LayoutPanel />,
      components: () => <ComponentsPanel />,
      presets: () => <PresetPanel onAdd={addTheme} />,
      check: () => <CheckPanel checks={checks} />,
      code: () => <CodePanel />,
    };
    return (
      <Box ref={ref} sx={SIDE}>
        <Button sx={IN_ONE_COLUMN} onClick={onPreview}>
          {translate('themeBuilder.preview')}
        </Button>
        <ThemeActions announce={setMessage} onAdd={addTheme} />
        <Box role="status" sx={{ typography: 'body2', '&:empty': { display: 'none' } }}>
          {problem && (
            <Alert severity="warning">{translate(`themeBuilder.storeProblem.${problem}`)}</Alert>
          )}
          {message}
        </Box>
        <Tabs
          value={panel}
          onChange={(_event, next: PanelName) => setPanel(next)}
          variant="scrollable"
          scrollButtons={false}
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
                <span>
                  {name === 'check' && count > 0
                    ? `${translate(`themeBuilder.panels.${name}`)} (${count})`
                    : translate(`themeBuilder.panels.${name}`)}
                </span>
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
    );
  }),
);
