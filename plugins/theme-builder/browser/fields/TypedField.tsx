import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { parseValue } from '../model/parseValue';
import type { TokenKind, TokenValue } from '../model/types';

interface Props {
  label: string;
  kind: TokenKind;
  value: TokenValue | undefined;
  set: (value: TokenValue) => void;
}

/** Examples of values that readers can type, by their kind. */
const EXAMPLES = {
  color: '',
  choice: '',
  font: '"Inter", system-ui, sans-serif',
  fontSize: '1.25rem, clamp(1rem, 0.8rem + 1vw, 2rem)',
  letterSpacing: '0.02em, normal',
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Fonts that the site serves, and fonts of systems. */
const FONTS = [
  '"Roboto", "Helvetica", "Arial", sans-serif',
  '"Inter", system-ui, sans-serif',
  'system-ui, sans-serif',
  'ui-rounded, system-ui, sans-serif',
  '"Georgia", serif',
  'ui-monospace, monospace',
];

const PICKER = {
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  p: '2px',
  border: '1px solid var(--docs-color-text-tertiary)',
  borderRadius: 'var(--docs-radius-small)',
  bgcolor: 'transparent',
  cursor: 'pointer',
} as const;

/** A number, a text of CSS, or a color, which can also be picked. A typed value takes effect when it is valid. */
export function TypedField({ label, kind, value, set }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string>();
  const isNumber = kind.kind === 'number';
  const isColor = kind.kind === 'color';
  const parse = (text: string) => parseValue(kind, isNumber ? Number(text || Number.NaN) : text);
  const isInvalid = typed !== undefined && parse(typed) === undefined;
  const id = useId();
  const change = ({ target }: { target: { value: string } }) => {
    setTyped(target.value);
    const parsed = parse(target.value);
    if (parsed !== undefined) {
      set(parsed);
    }
  };
  const shown = value ?? (isColor ? '#000000' : '');
  const example = isNumber ? `${kind.min}–${kind.max}` : EXAMPLES[kind.kind];
  return (
    <Box sx={{ display: 'flex', gap: '8px' }}>
      {isColor && (
        <Box
          component="input"
          type="color"
          aria-label={translate('themeBuilder.pick')?.replace('{{token}}', label)}
          value={String(parse(typed ?? '') ?? shown).slice(0, 7)}
          onChange={change}
          onBlur={() => setTyped(undefined)}
          sx={PICKER}
        />
      )}
      <TextField
        label={label}
        size="small"
        fullWidth
        type={isNumber ? 'number' : 'text'}
        value={typed ?? shown}
        error={isInvalid}
        helperText={
          isInvalid &&
          translate(isColor ? 'themeBuilder.invalidColor' : 'themeBuilder.invalid')?.replace(
            '{{example}}',
            example,
          )
        }
        onChange={change}
        onBlur={() => setTyped(undefined)}
        slotProps={{
          htmlInput: {
            dir: 'ltr',
            spellCheck: false,
            autoComplete: 'off',
            ...(kind.kind === 'font' && { list: id }),
            ...(isNumber && { min: kind.min, max: kind.max, step: kind.step }),
          },
          formHelperText: { role: 'alert' },
        }}
      />
      {kind.kind === 'font' && (
        <datalist id={id}>
          {FONTS.map((font) => (
            <option key={font} value={font} />
          ))}
        </datalist>
      )}
    </Box>
  );
}
