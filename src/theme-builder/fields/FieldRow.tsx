import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Restore from '@mui/icons-material/SettingsBackupRestore';
import { useTranslate } from '../../language/useTranslate';

interface Props {
  label: string;
  /** Whether the value differs from the default. */
  isSet: boolean;
  onReset: () => void;
  children: ReactNode;
}

/** A field, and the button that gives it its default. The button keeps its place where it has no use. */
export function FieldRow({ label, isSet, onReset, children }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '4px' }}>
      <Box sx={{ flex: 1, minInlineSize: 0 }}>{children}</Box>
      <IconButton
        size="small"
        aria-label={translate('themeBuilder.reset')?.replace('{{token}}', label)}
        // A disabled button would drop the focus.
        aria-disabled={!isSet}
        onClick={() => isSet && onReset()}
        sx={{ mt: '4px', opacity: isSet ? 1 : 0.3 }}
      >
        <Restore fontSize="small" />
      </IconButton>
    </Box>
  );
}
