import { styled } from '@mui/joy/styles';

const StatRoot = styled('div', { name: 'AppStat', slot: 'root' })(({ theme }) => ({
  display: 'inline-flex',
  flexDirection: 'column',
  padding: theme.spacing(2),
  outline: '1px dashed',
}));

const StatValue = styled('div', { name: 'AppStat', slot: 'value' })(
  ({ theme }) => theme.typography.h3,
);

const StatUnit = styled('div', { name: 'AppStat', slot: 'unit' })(
  ({ theme }) => theme.typography['body-sm'],
);

export default function StatSlots() {
  return (
    <StatRoot>
      <StatValue>value</StatValue>
      <StatUnit>unit</StatUnit>
    </StatRoot>
  );
}
