import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import hues from '@generated/customization/default/hues.json';
import { useClipboardCopy } from '../../code-copy/useClipboardCopy';
import { useTranslate } from '../../language/useTranslate';
import { PALETTE_NAMES } from '../../preferences/theme/themeState';
import { LibraryTool } from '../LibraryTool';
import type { ToolProps } from '../types';
import { ColorField } from './ColorField';
import { themeCode } from './themeCode';
import { useColorDraft } from './useColorDraft';

function ColorControls() {
  const translate = useTranslate();
  const { drafts, colors, type, set, reset } = useColorDraft();
  const { copy, isCopied } = useClipboardCopy();
  const [said, setSaid] = useState<'wasSet' | 'wasReset'>();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        my: 2,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
      }}
    >
      {PALETTE_NAMES.map((name) => (
        <ColorField
          key={name}
          name={name}
          {...drafts[name]}
          onType={(text) => {
            setSaid(undefined);
            type(name, text);
          }}
        />
      ))}
      <Box sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          onClick={() => {
            set();
            setSaid('wasSet');
          }}
        >
          {translate('colors.set')}
        </Button>
        <Button
          onClick={() => {
            reset();
            setSaid('wasReset');
          }}
        >
          {translate('colors.reset')}
        </Button>
        <Button
          onClick={() => {
            // Refused by the browser: the button goes on saying what it would do.
            copy(themeCode(colors, hues)).catch(() => undefined);
          }}
        >
          {translate(isCopied ? 'code.copied' : 'colors.copyCode')}
        </Button>
      </Box>
      <Box role="status" sx={{ flexBasis: '100%', minHeight: '1.5em', typography: 'body2' }}>
        {said && translate(`colors.${said}`)}
      </Box>
    </Box>
  );
}

/** Primary and secondary color of every demo, to try and to take along (behaviours §10). */
export default function ColorPlayground({ styles }: ToolProps) {
  return <LibraryTool tool={ColorControls} styles={styles} />;
}
