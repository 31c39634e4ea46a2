import { styled } from '@mui/system';

export const Item = styled('div')({
  boxSizing: 'border-box',
  height: '100%',
  padding: 8,
  borderRadius: 4,
  color: '#fff',
  backgroundColor: '#00695c',
  textAlign: 'center',
});
