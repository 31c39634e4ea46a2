import MuiTextField from '@mui/material/TextField';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import type { TokenValue } from '../model/types';

interface Props {
  label: string;
  options: readonly TokenValue[];
  value: TokenValue | undefined;
  set: (value: TokenValue | undefined) => void;
}

/** A choice of values, as they are in the code. Without a value, the component's own default applies. */
export function ChoiceField({ label, options, value, set }: Props) {
  const translate = useTranslate();
  return (
    <MuiTextField
      select
      label={label}
      size="small"
      fullWidth
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => set(options.find((option) => String(option) === target.value))}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {value === undefined && <option value="">{translate('themeBuilder.default')}</option>}
      {options.map((option) => (
        <option key={String(option)} value={String(option)}>
          {String(option)}
        </option>
      ))}
    </MuiTextField>
  );
}
