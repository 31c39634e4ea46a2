import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from '../../language/useTranslate';
import type { PaletteName } from '../../preferences/theme/themeState';
import { contrastLevel, textOn } from './contrast';
import { HuePicker } from './HuePicker';
import { parseColor } from './parseColor';

interface Props {
  name: PaletteName;
  /** What is in the field. */
  text: string;
  /** The valid color that counts, `#rrggbb`. */
  main: string;
  onType: (text: string) => void;
}

/** One palette color: typed, or picked among the library's, with the text that it carries. */
export function ColorField({ name, text, main, onType }: Props) {
  const translate = useTranslate();
  const isInvalid = parseColor(text) === null;
  const { color, ratio } = textOn(main);
  const label = translate(`colors.${name}`) ?? name;
  return (
    <Box sx={{ flex: '1 1 16rem', minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <TextField
        id={`color-${name}`}
        label={label}
        value={text}
        error={isInvalid}
        helperText={isInvalid && translate('colors.invalid')}
        onChange={(event) => onType(event.target.value)}
        slotProps={{
          htmlInput: { dir: 'ltr', spellCheck: false, autoComplete: 'off' },
          formHelperText: { role: 'alert' },
        }}
      />
      <HuePicker main={main} label={`${label}: ${translate('colors.hue')}`} onPick={onType} />
      <Box
        data-sample={name}
        sx={{ p: 2, borderRadius: 1, typography: 'button', textTransform: 'none' }}
        style={{ background: main, color }}
      >
        {main}
      </Box>
      <Box sx={{ typography: 'body2' }}>
        {translate('colors.contrast')
          ?.replace('{{ratio}}', ratio.toFixed(2))
          .replace('{{level}}', translate(`colors.levels.${contrastLevel(ratio)}`) ?? '')}
      </Box>
    </Box>
  );
}
