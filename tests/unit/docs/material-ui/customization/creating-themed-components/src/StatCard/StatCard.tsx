import * as React from 'react';
import { styled, useThemeProps } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';

export interface StatCardProps extends React.ComponentPropsWithoutRef<'div'> {
  value: React.ReactNode;
  unit: React.ReactNode;
  variant?: 'plain' | 'outlined';
  sx?: SxProps<Theme>;
}

interface StylesProps {
  ownerState: StatCardProps;
}

const StatCardRoot = styled('div', { name: 'AppStatCard', slot: 'root' })<StylesProps>(
  ({ theme }) => ({
    display: 'inline-flex',
    flexDirection: 'column',
    padding: theme.spacing(2),
    borderRadius: theme.shape.borderRadius,
    variants: [{ props: { variant: 'outlined' }, style: { border: '1px solid' } }],
  }),
);

const StatCardValue = styled('div', { name: 'AppStatCard', slot: 'value' })<StylesProps>(
  ({ theme }) => theme.typography.h4,
);

const StatCardUnit = styled('div', { name: 'AppStatCard', slot: 'unit' })<StylesProps>(
  ({ theme }) => theme.typography.body2,
);

const StatCard = React.forwardRef<HTMLDivElement, StatCardProps>(function StatCard(inProps, ref) {
  const props = useThemeProps({ props: inProps, name: 'AppStatCard' });
  const { value, unit, variant = 'plain', ...other } = props;
  const ownerState = { ...props, variant };
  return (
    <StatCardRoot ref={ref} ownerState={ownerState} {...other}>
      <StatCardValue ownerState={ownerState}>{value}</StatCardValue>
      <StatCardUnit ownerState={ownerState}>{unit}</StatCardUnit>
    </StatCardRoot>
  );
});

export default StatCard;
