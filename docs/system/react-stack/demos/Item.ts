import { styled } from '@mui/system';

export const Item = styled('div')({
  padding: '8px 16px',
  borderRadius: 4,
  color: '#fff',
  backgroundColor: '#00695c',
});
