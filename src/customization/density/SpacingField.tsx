import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { SITE_IDS } from '../../../plugins/static-pages/shared/siteIds';
import { useTranslate } from '../../../plugins/labels/browser/useTranslate';
import { useThemeDispatch } from '../../../plugins/preferences/browser/theme/ThemeProvider';
import { useThemeState } from '../../../plugins/preferences/browser/theme/themeStore';
import {
  MAX_SPACING,
  MIN_SPACING,
  parseSpacing,
} from '../../../plugins/preferences/browser/theme/spacingLimits';

/** Sets the spacing unit, typed or in steps of one pixel. Invalid text stays until the field loses focus. */
export function SpacingField() {
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
