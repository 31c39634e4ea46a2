import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function IndicatorStepper() {
  return (
    <Stepper size="sm" sx={{ width: 1 }}>
      <Step indicator={<StepIndicator color="success">✓</StepIndicator>}>Draft</Step>
      <Step aria-current="step" indicator={<StepIndicator variant="solid">2</StepIndicator>}>
        Review
      </Step>
      <Step indicator={<StepIndicator variant="outlined">3</StepIndicator>}>Publish</Step>
    </Stepper>
  );
}
