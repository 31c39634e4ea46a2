import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTranslate } from '../../../plugins/labels/browser/useTranslate';
import { useThemeDispatch } from '../../../plugins/preferences/browser/theme/ThemeProvider';
import { useThemeState } from '../../../plugins/preferences/browser/theme/themeStore';
import { LibraryTool } from '../library/LibraryTool';
import { ToolFrame } from '../library/ToolFrame';
import type { ToolProps } from '../types';
import { SpacingField } from './SpacingField';

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
