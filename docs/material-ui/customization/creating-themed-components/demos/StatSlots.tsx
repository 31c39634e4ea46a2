import { styled } from '@mui/material/styles';

const StatCardRoot = styled('div', { name: 'AppStatCard', slot: 'root' })(({ theme }) => ({
  display: 'inline-flex',
  flexDirection: 'column',
  padding: theme.spacing(2),
  outline: '1px dashed',
}));

const StatCardValue = styled('div', { name: 'AppStatCard', slot: 'value' })(
  ({ theme }) => theme.typography.h4,
);

const StatCardUnit = styled('div', { name: 'AppStatCard', slot: 'unit' })(
  ({ theme }) => theme.typography.body2,
);

export default function StatSlots() {
  return (
    <StatCardRoot>
      <StatCardValue>value</StatCardValue>
      <StatCardUnit>unit</StatCardUnit>
    </StatCardRoot>
  );
}
