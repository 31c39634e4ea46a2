import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function IndicatorTopStepper() {
  return (
    <Stepper sx={{ width: 1, textAlign: 'center' }}>
      <Step orientation="vertical" indicator={<StepIndicator>1</StepIndicator>}>
        Choose a plan
      </Step>
      <Step orientation="vertical" indicator={<StepIndicator>2</StepIndicator>}>
        Invite your team
      </Step>
      <Step orientation="vertical" indicator={<StepIndicator>3</StepIndicator>}>
        Import data
      </Step>
    </Stepper>
  );
}
