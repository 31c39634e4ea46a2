import type { ReactNode } from 'react';
import type { SxProps, Theme } from '@mui/system';
import Box from '@mui/system/Box';

interface NoticeProps {
  children: ReactNode;
  sx?: SxProps<Theme>;
}

function Notice({ children, sx = [] }: NoticeProps) {
  return (
    <Box
      sx={[{ px: 2, py: 1, borderRadius: 1, bgcolor: '#263238', color: '#fff' }, ...[sx].flat()]}
    >
      {children}
    </Box>
  );
}

export default function PassingSxProp() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Notice>Files were added</Notice>
      <Notice sx={{ bgcolor: '#00574b' }}>The backup is complete</Notice>
      <Notice sx={(theme) => ({ px: theme.spacing(5), bgcolor: '#8c1d18' })}>
        The disk is almost full
      </Notice>
    </Box>
  );
}
