import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import hues from '@generated/customization/default/hues.json';
import { useClipboardCopy } from '../../../plugins/written-pages/browser/code-copy/useClipboardCopy';
import { useTranslate } from '../../../plugins/labels/browser/useTranslate';
import { PALETTE_NAMES } from '../../../plugins/preferences/shared/theme/themeState';
import { LibraryTool } from '../library/LibraryTool';
import { ToolFrame } from '../library/ToolFrame';
import type { ToolProps } from '../types';
import { ColorField } from './ColorField';
import { themeCode } from './themeCode';
import { useColorDraft } from './useColorDraft';

function ColorControls() {
  const translate = useTranslate();
  const { drafts, colors, type, set, reset } = useColorDraft();
  const { copy, isCopied } = useClipboardCopy();
  const [status, setStatus] = useState<'wasSet' | 'wasReset' | 'copyRefused'>();
  const code = themeCode(colors, hues);
  return (
    <ToolFrame>
      {PALETTE_NAMES.map((name) => (
        <ColorField
          key={name}
          name={name}
          {...drafts[name]}
          onType={(text) => {
            setStatus(undefined);
            type(name, text);
          }}
        />
      ))}
      <Box
        sx={{
          flexBasis: '100%',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '8px',
        }}
      >
        <Button
          size="medium"
          variant="contained"
          onClick={() => {
            set();
            setStatus('wasSet');
          }}
        >
          {translate('colors.set')}
        </Button>
        <Button
          size="medium"
          variant="outlined"
          onClick={() => {
            reset();
            setStatus('wasReset');
          }}
        >
          {translate('colors.reset')}
        </Button>
        <Button
          size="medium"
          variant="outlined"
          onClick={() => {
            copy(code).then(
              () => setStatus(undefined),
              () => setStatus('copyRefused'),
            );
          }}
        >
          <span>{translate(isCopied ? 'colors.copied' : 'colors.copyCode')}</span>
        </Button>
        <Box
          role="status"
          sx={{
            flex: '1 1 12rem',
            minHeight: '1.5em',
            typography: 'body2',
            unicodeBidi: 'plaintext',
          }}
        >
          {status && translate(`colors.${status}`)}
        </Box>
      </Box>
      <Box
        component="pre"
        translate="no"
        dir="ltr"
        role="group"
        aria-label={translate('colors.code') ?? undefined}
        sx={{
          flexBasis: '100%',
          m: 0,
          p: '12px 16px',
          borderRadius: 1,
          bgcolor: 'var(--docs-color-code-bg)',
          color: 'var(--docs-code-text)',
          fontSize: '0.8125rem',
          whiteSpace: 'pre-wrap',
        }}
      >
        {code}
      </Box>
    </ToolFrame>
  );
}

/** Sets the primary and secondary color of every demo, and shows the code for them. */
export default function ColorPlayground({ styles }: ToolProps) {
  return <LibraryTool tool={ColorControls} styles={styles} />;
}
