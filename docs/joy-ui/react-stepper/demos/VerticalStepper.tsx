import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function VerticalStepper() {
  return (
    <Stepper orientation="vertical">
      <Step indicator={<StepIndicator color="success">✓</StepIndicator>}>Parcel handed in</Step>
      <Step aria-current="step" indicator={<StepIndicator color="primary">2</StepIndicator>}>
        On its way to Nairobi
      </Step>
      <Step>Out for delivery</Step>
    </Stepper>
  );
}
