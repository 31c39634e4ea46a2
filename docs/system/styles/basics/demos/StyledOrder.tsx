import * as React from 'react';
import { styled } from '@mui/system';

const Order = styled('button')<{ late: boolean }>(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  border: 0,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  color: '#fff',
  backgroundColor: '#00695c',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '& small': { display: 'block' },
  variants: [{ props: { late: true }, style: { backgroundColor: '#b71c1c' } }],
}));

export default function StyledOrder() {
  const [late, setLate] = React.useState(false);
  return (
    <Order type="button" late={late} onClick={() => setLate(!late)}>
      Order 4821
      <small>{late ? 'Late: mark as on time' : 'On time: mark as late'}</small>
    </Order>
  );
}
