import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useClipboardCopy } from '@component-docs/written-pages/browser/code-copy/useClipboardCopy';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { download } from '@component-docs/kit/browser/download';
import { useBuilderContext } from '../state/useBuilder';
import type { ThemeLibrary } from '../libraries/types';
import { createDraftTheme } from '../model/draftTheme';
import type { TokenValues } from '../model/types';
import { printDesignTokens } from '../print/printDesignTokens';
import { printTailwind } from '../print/printTailwind';
import { printJson, printTheme } from '../print/printTheme';
import { printVariables } from '../../shared/printVariables';
import { useLibrary } from '../state/useLibrary';

interface Format {
  /** Also the name of the format. */
  file: string;
  print: (values: TokenValues, library: ThemeLibrary) => string;
}

const FORMATS = {
  typescript: { file: 'theme.ts', print: printTheme },
  json: { file: 'theme.json', print: printJson },
  css: {
    file: 'theme.css',
    print: (values, library) => printVariables(createDraftTheme(values, library, 'media')),
  },
  tailwind: { file: 'tailwind.css', print: printTailwind },
  tokens: { file: 'theme.tokens.json', print: printDesignTokens },
} as const satisfies Record<string, Format>;

type FormatName = keyof typeof FORMATS;
const NAMES = Object.keys(FORMATS) as FormatName[];

/** The theme as code and data, to copy or to save. */
export function CodePanel() {
  const translate = useTranslate();
  const library = useLibrary();
  const { theme } = useBuilderContext();
  const { copy, isCopied } = useClipboardCopy();
  const [format, setFormat] = useState<FormatName>('typescript');
  const [isRefused, setRefused] = useState(false);
  const { file, print } = FORMATS[format];
  const code = print(theme.values, library);
  return (
    <>
      <TextField
        select
        size="small"
        label={translate('themeBuilder.format')}
        value={format}
        onChange={({ target }) => setFormat(target.value as FormatName)}
        slotProps={{ select: { native: true } }}
      >
        {NAMES.map((name) => (
          <option key={name} value={name}>
            {translate(`themeBuilder.formats.${name}`)}
          </option>
        ))}
      </TextField>
      <Stack direction="row" sx={{ gap: '8px', flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          variant="contained"
          onClick={() => {
            copy(code).then(
              () => setRefused(false),
              () => setRefused(true),
            );
          }}
        >
          <span>{translate(isCopied ? 'colors.copied' : 'themeBuilder.copy')}</span>
        </Button>
        <Button variant="outlined" onClick={() => download(file, code)}>
          <span>{translate('themeBuilder.save')?.replace('{{file}}', file)}</span>
        </Button>
        <Box role="status" sx={{ typography: 'body2' }}>
          {isRefused && translate('colors.copyRefused')}
        </Box>
      </Stack>
      <Box
        component="pre"
        translate="no"
        dir="ltr"
        role="region"
        tabIndex={0}
        aria-label={file}
        sx={{
          m: 0,
          p: '12px 16px',
          overflow: 'auto',
          borderRadius: 'var(--docs-radius-small)',
          bgcolor: 'var(--docs-color-code-bg)',
          color: 'var(--docs-color-code-text)',
          fontFamily: 'var(--docs-font-code)',
          fontSize: '0.8125rem',
        }}
      >
        {code}
      </Box>
    </>
  );
}
