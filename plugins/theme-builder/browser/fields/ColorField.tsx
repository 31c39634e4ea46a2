import { useState } from 'react';
import Box from '@mui/material/Box';
import MuiTextField from '@mui/material/TextField';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { parseColor } from '../model/color';
import type { TokenValue } from '../model/types';

interface Props {
  label: string;
  value: TokenValue | undefined;
  set: (value: TokenValue) => void;
}

/** A color, typed or picked. A typed text takes effect when it is a color. */
export function ColorField({ label, value, set }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string>();
  const color = String(value ?? '#000000');
  const text = typed ?? color;
  const parsed = parseColor(text);
  const isInvalid = parsed === undefined;
  return (
    <Box sx={{ display: 'flex', gap: '8px' }}>
      <Box
        component="input"
        type="color"
        aria-label={translate('themeBuilder.pick')?.replace('{{token}}', label)}
        value={(parsed ?? color).slice(0, 7)}
        onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => {
          setTyped(target.value);
          set(target.value);
        }}
        onBlur={() => setTyped(undefined)}
        sx={{
          flex: 'none',
          inlineSize: '40px',
          blockSize: '40px',
          p: '2px',
          border: '1px solid var(--docs-color-text-tertiary)',
          borderRadius: 'var(--docs-radius-small)',
          bgcolor: 'transparent',
          cursor: 'pointer',
        }}
      />
      <MuiTextField
        label={label}
        size="small"
        fullWidth
        value={text}
        error={isInvalid}
        helperText={isInvalid && translate('themeBuilder.invalidColor')}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = parseColor(target.value);
          if (next) {
            set(next);
          }
        }}
        onBlur={() => setTyped(undefined)}
        slotProps={{
          htmlInput: { dir: 'ltr', spellCheck: false, autoComplete: 'off' },
          formHelperText: { role: 'alert' },
        }}
      />
    </Box>
  );
}
