import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import {
  useThemeDispatch,
  MAX_SPACING,
  MIN_SPACING,
  parseSpacing,
} from '@component-docs/preferences/browser/theme/ThemeProvider';
import { SITE_IDS } from '@component-docs/static-pages/shared/siteIds';
import { useThemeState } from '@component-docs/preferences/browser/theme/useTheme';
import { LibraryTool, ToolFrame } from '../library/LibraryTool';
import type { ToolProps } from '../tools';

/** Sets the spacing unit, typed or in steps of one pixel. Invalid text stays until the field loses focus. */
function SpacingField() {
  const translate = useTranslate();
  const dispatch = useThemeDispatch();
  const spacing = useThemeState((theme) => theme.spacing);
  const [draft, setDraft] = useState<string | null>(null);

  function type(text: string) {
    const parsed = parseSpacing(text);
    setDraft(parsed === null ? text : null);
    if (parsed !== null) {
      dispatch({ type: 'SET_SPACING', payload: parsed });
    }
  }
  function step(action: 'INCREASE_SPACING' | 'DECREASE_SPACING') {
    setDraft(null);
    dispatch({ type: action });
  }

  return (
    <Box
      sx={{ display: 'flex', alignItems: 'flex-start', gap: '8px', '& > button': { mt: '8px' } }}
    >
      <IconButton
        size="medium"
        aria-label={translate('density.decrease') ?? undefined}
        disabled={spacing <= MIN_SPACING}
        onClick={() => step('DECREASE_SPACING')}
      >
        <span aria-hidden="true">−</span>
      </IconButton>
      <TextField
        id={SITE_IDS.densitySpacing}
        sx={{ minWidth: 140 }}
        margin="none"
        type="number"
        label={translate('density.spacing')}
        value={draft ?? spacing}
        error={draft !== null}
        helperText={draft !== null && translate('density.invalid')}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(null)}
        slotProps={{
          htmlInput: { min: MIN_SPACING, max: MAX_SPACING, step: 1 },
          formHelperText: { role: 'alert', sx: { unicodeBidi: 'plaintext' } },
        }}
      />
      <IconButton
        size="medium"
        aria-label={translate('density.increase') ?? undefined}
        disabled={spacing >= MAX_SPACING}
        onClick={() => step('INCREASE_SPACING')}
      >
        <span aria-hidden="true">+</span>
      </IconButton>
    </Box>
  );
}

function DensityControls() {
  const translate = useTranslate();
  const dispatch = useThemeDispatch();
  const dense = useThemeState((theme) => theme.dense);
  return (
    <ToolFrame>
      <Stack sx={{ alignItems: 'flex-start', gap: '16px' }}>
        <FormControlLabel
          control={
            <Switch
              checked={dense}
              onChange={(_event, checked) => dispatch({ type: 'SET_DENSE', payload: checked })}
            />
          }
          label={translate('density.dense')}
        />
        <SpacingField />
        <Button
          size="medium"
          variant="outlined"
          onClick={() => dispatch({ type: 'RESET_DENSITY' })}
        >
          {translate('density.reset')}
        </Button>
      </Stack>
    </ToolFrame>
  );
}

/** Sets the density and spacing of every demo. */
export default function DensityTool({ styles }: ToolProps) {
  return <LibraryTool tool={DensityControls} styles={styles} />;
}
