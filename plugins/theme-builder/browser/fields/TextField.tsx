import { useId, useState } from 'react';
import MuiTextField from '@mui/material/TextField';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { parseValue } from '../model/parseValue';
import type { Token, TokenValue } from '../model/types';

interface Props {
  label: string;
  token: Token;
  value: TokenValue | undefined;
  set: (value: TokenValue) => void;
}

/** Examples of values that readers can type, by their kind. */
const EXAMPLES = {
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

function exampleOf(token: Token): string {
  switch (token.kind) {
    case 'number':
      return `${token.min}–${token.max}`;
    case 'color':
    case 'choice':
      return '';
    default:
      return EXAMPLES[token.kind];
  }
}

/** A number or a text of CSS. A typed value takes effect when it is valid. */
export function TextField({ label, token, value, set }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string>();
  const isNumber = token.kind === 'number';
  const parse = (text: string) => parseValue(token, isNumber ? Number(text || Number.NaN) : text);
  const isInvalid = typed !== undefined && parse(typed) === undefined;
  const id = useId();
  const isFont = token.kind === 'font';
  const field = (
    <MuiTextField
      label={label}
      size="small"
      fullWidth
      type={isNumber ? 'number' : 'text'}
      value={typed ?? value ?? ''}
      error={isInvalid}
      helperText={
        isInvalid && translate('themeBuilder.invalid')?.replace('{{example}}', exampleOf(token))
      }
      onChange={({ target }) => {
        setTyped(target.value);
        const parsed = parse(target.value);
        if (parsed !== undefined) {
          set(parsed);
        }
      }}
      onBlur={() => setTyped(undefined)}
      slotProps={{
        htmlInput: {
          dir: 'ltr',
          spellCheck: false,
          autoComplete: 'off',
          ...(isFont && { list: id }),
          ...(isNumber && { min: token.min, max: token.max, step: token.step }),
        },
        formHelperText: { role: 'alert' },
      }}
    />
  );
  return isFont ? (
    <>
      {field}
      <datalist id={id}>
        {FONTS.map((font) => (
          <option key={font} value={font} />
        ))}
      </datalist>
    </>
  ) : (
    field
  );
}
