import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Info from '@mui/icons-material/InfoOutlined';
import Restore from '@mui/icons-material/SettingsBackupRestore';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import type { Token } from '../model/types';
import { TokenDetails } from './TokenDetails';

interface Props {
  label: string;
  token: Token;
  /** Whether the value differs from the default. */
  isSet: boolean;
  onReset: () => void;
  children: ReactNode;
}

/** A field, the button that gives it its default, and one that shows what depends on it. */
export function FieldRow({ label, token, isSet, onReset, children }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '4px' }}>
        <Box sx={{ flex: 1, minInlineSize: 0 }}>{children}</Box>
        <IconButton
          size="small"
          aria-label={translate('themeBuilder.details')?.replace('{{token}}', label)}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{ mt: '4px' }}
        >
          <Info fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={translate('themeBuilder.reset')?.replace('{{token}}', label)}
          // It keeps its place, and a disabled button would drop the focus.
          aria-disabled={!isSet}
          onClick={() => isSet && onReset()}
          sx={{ mt: '4px', opacity: isSet ? 1 : 0.3 }}
        >
          <Restore fontSize="small" />
        </IconButton>
      </Box>
      <Box id={id} sx={{ typography: 'body2', overflowWrap: 'anywhere', '& p': { m: '6px 4px' } }}>
        {isOpen && <TokenDetails token={token} />}
      </Box>
    </div>
  );
}
