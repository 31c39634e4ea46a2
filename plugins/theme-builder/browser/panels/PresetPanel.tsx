import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { rolePath } from '../model/customColors';
import { SCHEMES } from '../model/types';
import type { TokenValues } from '../model/types';
import type { ThemeContent } from '../state/reduceBuilder';
import { useLibrary } from '../state/useLibrary';

function Colors({ values }: { values: TokenValues }) {
  const { roles, mainKey } = useLibrary();
  return (
    <Stack component="span" direction="row" sx={{ gap: '4px' }} aria-hidden>
      {SCHEMES.flatMap((scheme) =>
        roles.slice(0, 2).map((role) => (
          <Box
            component="span"
            key={scheme + role}
            sx={{
              inlineSize: '20px',
              blockSize: '20px',
              borderRadius: '50%',
              border: '1px solid var(--docs-color-border)',
              bgcolor: String(values[rolePath(scheme, role, mainKey)] ?? 'transparent'),
              forcedColorAdjust: 'none',
            }}
          />
        )),
      )}
    </Stack>
  );
}

/** Themes to start from. Each is added to the reader's themes. */
export function PresetPanel({ onAdd }: { onAdd: (preset: ThemeContent) => void }) {
  const translate = useTranslate();
  const { presets } = useLibrary();
  return (
    <>
      <p>{translate('themeBuilder.presetsHint')}</p>
      {presets.map((preset) => (
        <Button
          key={preset.name}
          variant="outlined"
          endIcon={<Colors values={preset.values} />}
          onClick={() => onAdd(preset)}
          sx={{ justifyContent: 'space-between' }}
        >
          {preset.name}
        </Button>
      ))}
    </>
  );
}
