import Step, { stepClasses } from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const dotted = {
  background: 'none',
  borderTop: '2px dotted var(--joy-palette-neutral-400)',
};

export default function DottedConnector() {
  return (
    <Stepper size="sm" sx={{ width: 1, [`& .${stepClasses.root}::after`]: dotted }}>
      <Step indicator={<StepIndicator variant="outlined">A</StepIndicator>}>Lisbon</Step>
      <Step indicator={<StepIndicator variant="outlined">B</StepIndicator>}>Porto</Step>
      <Step indicator={<StepIndicator variant="outlined">C</StepIndicator>}>Vigo</Step>
    </Stepper>
  );
}
