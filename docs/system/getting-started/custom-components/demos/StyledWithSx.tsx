import type { ComponentPropsWithoutRef } from 'react';
import { styled } from '@mui/system';
import type { SxProps, Theme } from '@mui/system';

const NoticeRoot = styled('p')({
  margin: 0,
  padding: '8px 16px',
  borderRadius: 4,
  color: '#fff',
  backgroundColor: '#263238',
});

interface NoticeProps extends ComponentPropsWithoutRef<'p'> {
  sx?: SxProps<Theme>;
}

function Notice(props: NoticeProps) {
  return <NoticeRoot {...props} />;
}

export default function StyledWithSx() {
  return (
    <div>
      <Notice>The order was saved</Notice>
      <Notice sx={{ mt: 1, px: 4, bgcolor: '#00574b' }}>The order was sent</Notice>
    </div>
  );
}
