import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from '../../../plugins/labels/browser/useTranslate';
import { PALETTE_NAMES } from '../../../plugins/preferences/shared/theme/themeState';
import { LibraryTool } from '../library/LibraryTool';
import { ToolFrame } from '../library/ToolFrame';
import type { ToolProps } from '../types';
import { ColorField } from './ColorField';
import { useColorDraft } from './useColorDraft';

function ColorControls() {
  const translate = useTranslate();
  const { drafts, type, set, reset } = useColorDraft();
  const [status, setStatus] = useState<'wasSet' | 'wasReset'>();
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
    </ToolFrame>
  );
}

/** Sets the primary and secondary color of every demo. */
export default function ColorPlayground({ styles }: ToolProps) {
  return <LibraryTool tool={ColorControls} styles={styles} />;
}
