import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import type { StepperProps } from '@mui/joy/Stepper';

export default function StepperExample(props: StepperProps) {
  return (
    <Stepper sx={{ minWidth: 220 }} {...props}>
      <Step indicator={<StepIndicator>1</StepIndicator>}>Cart</Step>
      <Step indicator={<StepIndicator color="primary">2</StepIndicator>}>Pay</Step>
      <Step>Done</Step>
    </Stepper>
  );
}
