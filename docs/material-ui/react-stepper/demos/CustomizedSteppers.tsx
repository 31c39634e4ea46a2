import InventoryIcon from '@mui/icons-material/Inventory';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepConnector, { stepConnectorClasses } from '@mui/material/StepConnector';
import type { StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';

const icons = [
  <ShoppingCartIcon key="1" />,
  <InventoryIcon key="2" />,
  <LocalShippingIcon key="3" />,
];

const Line = styled(StepConnector)({
  [`& .${stepConnectorClasses.line}`]: { borderTopWidth: 3, borderRadius: 2 },
});

function OrderIcon({ active, completed, icon }: StepIconProps) {
  const color = active || completed ? 'primary.main' : 'text.secondary';
  return <Box sx={{ display: 'flex', color }}>{icons[Number(icon) - 1]}</Box>;
}

export default function CustomizedSteppers() {
  return (
    <Stepper alternativeLabel activeStep={1} connector={<Line />} sx={{ width: '100%' }}>
      {['Ordered', 'Packed', 'Shipped'].map((name, index) => (
        <Step key={name} aria-current={index === 1 ? 'step' : undefined}>
          <StepLabel slots={{ stepIcon: OrderIcon }}>{name}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
