import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { StepperProps } from '@mui/material/Stepper';

export const initial = { activeStep: 1 } satisfies StepperProps;

export default function StepperExample(props: StepperProps) {
  return (
    <Stepper {...props}>
      <Step>
        <StepLabel>Cart</StepLabel>
      </Step>
      <Step>
        <StepLabel>Address</StepLabel>
      </Step>
      <Step>
        <StepLabel>Payment</StepLabel>
      </Step>
    </Stepper>
  );
}
