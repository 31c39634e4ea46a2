import { styled } from '@mui/material/styles';

const Card = styled('a')(({ theme }) => ({
  padding: theme.spacing(2, 3),
  border: '1px solid',
  borderRadius: theme.shape.borderRadius,
  color: 'inherit',
  textDecoration: 'none',
  transition: theme.transitions.create(['opacity', 'transform'], {
    duration: theme.transitions.duration.shorter,
    easing: theme.transitions.easing.easeOut,
  }),
  '&:hover, &:focus-visible': { opacity: 0.8, transform: 'scale(1.08)' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

export default function TransitionHover() {
  return <Card href="#animate-your-own-styles">Shipping rates</Card>;
}
