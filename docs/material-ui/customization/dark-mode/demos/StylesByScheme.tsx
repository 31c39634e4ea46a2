import { styled } from '@mui/material/styles';

const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1, 2),
  borderRadius: 8,
  color: '#1b5e20',
  backgroundColor: '#e8f5e9',
  ...theme.applyStyles('dark', {
    color: '#c8e6c9',
    backgroundColor: '#1b5e20',
  }),
}));

export default function StylesByScheme() {
  return <Badge>Backup complete</Badge>;
}
