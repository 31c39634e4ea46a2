import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import presets from '@generated/theme-builder/default/presets.json';
import { useTranslate } from '../../language/useTranslate';
import { useBuilderContext } from '../fields/useToken';
import { rolePath } from '../model/tokens';
import { SCHEMES } from '../model/types';
import type { TokenValues } from '../model/types';

const SHOWN = ['primary', 'secondary'] as const;

function Colors({ values }: { values: TokenValues }) {
  return (
    <Stack component="span" direction="row" sx={{ gap: '4px' }} aria-hidden>
      {SCHEMES.flatMap((scheme) =>
        SHOWN.map((role) => (
          <Box
            component="span"
            key={scheme + role}
            sx={{
              inlineSize: '20px',
              blockSize: '20px',
              borderRadius: '50%',
              border: '1px solid var(--docs-color-border)',
              bgcolor: String(values[rolePath(scheme, role, 'main')] ?? 'transparent'),
            }}
          />
        )),
      )}
    </Stack>
  );
}

/** Themes to start from. Each is added to the reader's themes. */
export function PresetPanel() {
  const translate = useTranslate();
  const { dispatch } = useBuilderContext();
  return (
    <>
      <p>{translate('themeBuilder.presetsHint')}</p>
      {presets.map((preset) => (
        <Button
          key={preset.name}
          variant="outlined"
          endIcon={<Colors values={preset.values} />}
          onClick={() => dispatch({ type: 'ADD', theme: preset })}
          sx={{ justifyContent: 'space-between' }}
        >
          {preset.name}
        </Button>
      ))}
    </>
  );
}
